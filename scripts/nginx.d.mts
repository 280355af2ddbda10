export function nginxPath(): string | undefined
export function hasBrotli(): boolean
export function startNginx(
  site?: (port: number) => string,
): Promise<{ address: string; pid: number; stop: () => Promise<void>; ended: Promise<unknown> }>
