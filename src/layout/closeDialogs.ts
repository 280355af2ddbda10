/** Another page has taken the place of the one that a dialog belonged to: on the way back the layout stays, and with it its dialogs. */
export const closeDialogs = () =>
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((one) => one.close())
