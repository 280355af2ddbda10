export function chromiumPath(): string | undefined
export function chromiumLaunch(): { executablePath: string | undefined; args: string[] }
