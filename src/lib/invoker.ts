/**
 * Attributes that let the browser itself carry out a dialog's command, also before the page's script has come (HTML,
 * invoker commands). React 18 does not know them yet.
 */
export const invoker = (command: 'show-modal' | 'close', dialogId: string) => ({
  command,
  commandfor: dialogId,
})
