/** What load.ts uses of it; the package says nothing of its types. */
declare module 'autocannon' {
  interface Settings {
    url: string
    connections: number
    /** In seconds */
    duration: number
    headers: Record<string, string>
  }
  export interface Result {
    /** In ms */
    latency: { p50: number; p99: number }
    requests: { average: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(settings: Settings): Promise<Result>
}
