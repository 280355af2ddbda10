interface Package {
  readonly benefits: readonly string[]
  readonly sameBenefits: readonly { readonly benefit: string; readonly as: string }[] | null
}

/** What a package includes, in the words that all packages have in common where it has others. */
export const comparedBenefits = ({ benefits, sameBenefits }: Package): string[] =>
  benefits.map((benefit) => sameBenefits?.find((same) => same.benefit === benefit)?.as ?? benefit)
