type Ports = { plain: number; secure: number; redirect: number }

export function missingForNginx(): string | undefined
export function hasBrotli(): boolean
export function startNginx(site?: (ports: Ports, folder: string) => string): Promise<{
  address: string
  secureAddress: string
  redirectAddress: string
  pid: number
  stop: () => Promise<void>
  ended: Promise<unknown>
}>
