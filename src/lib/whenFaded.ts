/** A closed dialog is seen until its style sheet has let it fade; without motion, for no moment more. */
export const whenFaded = (dialog: HTMLDialogElement) =>
  Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
