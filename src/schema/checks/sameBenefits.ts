import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'

/** That each benefit of a package which is compared in other words is one of those that it lists. */
export const checkSameBenefits = ({ file, type, frontMatter, lineOf }: CheckedFile): Mistake[] => {
  const { benefits, sameBenefits } = frontMatter
  if (type.name !== 'DivePackage' || !Array.isArray(benefits) || !Array.isArray(sameBenefits)) return []
  return (sameBenefits as readonly ({ benefit?: unknown } | null)[])
    .map((same) => same?.benefit)
    .filter((benefit) => typeof benefit === 'string' && !benefits.includes(benefit))
    .map((benefit) => ({
      file,
      line: lineOf('sameBenefits'),
      message: `"sameBenefits" names "${String(benefit)}", which is not among "benefits"; write it as it stands there, or take it out.`,
    }))
}
