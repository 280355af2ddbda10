/**
 * For `spawn`: starts a program as somebody without rights where the tests run as root, who may do everything. Files that
 * are to be refused have to be closed to their owner as well.
 */
export const asOther = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
