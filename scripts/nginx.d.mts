export function nginxPath(): string | undefined
export function hasBrotli(): boolean
export function startNginx(): Promise<{ address: string; stop: () => Promise<void>; ended: Promise<unknown> }>
