export function untilAnswered(address: string, mostMs?: number): Promise<boolean>
