import { standIns } from '../../src/schema/launchReport'

const missing = standIns(process.cwd()).map(({ field }) => field)

/** Whether the foundation has supplied a contact; a preview without it has no link to it. */
export const isSupplied = (contact: 'email' | 'phone' | 'bookingPhone' | 'store') => !missing.includes(contact)
