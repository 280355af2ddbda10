interface Ports {
  detectPortInUseAndPrompt(port: number, host: string): Promise<number>
}
interface Prompts {
  override(answers: { newPort: boolean }): void
}

/**
 * Ends `gatsby serve` and `gatsby develop` with a sentence where their port is taken and nobody takes another one.
 *
 * Patches: `detectPortInUseAndPrompt` of gatsby/dist/utils/detect-port-in-use-and-prompt.js.
 * Works around: without a terminal Gatsby waits for an answer that nobody can give, or ends with the exit code 0.
 * Buys: `npm start` in a script or a service says why it serves nothing.
 * Delete when: Gatsby fails there.
 * @param ports that module
 * @param prompts what it asks with; undefined where there is somebody to answer
 * @param stopWith ends the process with a sentence
 * @throws where there is no such function
 */
export const takenPort = (ports: Ports, prompts: Prompts | undefined, stopWith: (sentence: string) => never) => {
  const { detectPortInUseAndPrompt } = ports
  if (typeof detectPortInUseAndPrompt !== 'function')
    throw new Error('Gatsby looks for a free port otherwise; see src/gatsby/patches/takenPort.ts.')
  prompts?.override({ newPort: false })
  ports.detectPortInUseAndPrompt = (port, host) =>
    detectPortInUseAndPrompt(port, host).catch((error: Error) => {
      if (error.message !== 'USER_REJECTED') throw error
      return stopWith(`Port ${port} is taken, so nothing is served; end what runs there, or add -- --port ${port + 1}`)
    })
}
