import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { eventually } from './front-desk.ts'

const root = resolve(import.meta.dirname, '../..')

/** A server in a separate process, which can be killed and started again on the same port. */
export const createServerProcess = (main: string, port: number, env: Record<string, string>) => {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let output = ''
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const isReady = async () => {
    if (!isRunning()) throw new Error(`${main} has ended:\n${output}`)
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  return {
    url,
    isRunning,
    start: async () => {
      output = ''
      child = spawn(process.execPath, [join(root, main)], {
        // Tests call no other server.
        env: { PATH: process.env.PATH, PDOK_URL: 'off', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const note = (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4_000))
      child.stdout?.on('data', note)
      child.stderr?.on('data', note)
      await eventually(isReady, 90_000)
    },
    signal: (signal: NodeJS.Signals) => child?.kill(signal),
    /** Stops it, and resolves with its exit code. */
    stop: async (): Promise<number | null> => {
      if (!child || !isRunning()) throw new Error(`${main} has ended:\n${output}`)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
    kill: async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') => {
      const ended = child && isRunning() ? once(child, 'exit') : undefined
      child?.kill(signal)
      await ended
      child = undefined
    },
  }
}
