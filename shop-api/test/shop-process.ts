import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../src/main.ts')

/** A shop-api in a separate process, as `npm start` runs it. */
export interface ShopProcess {
  url: string
  /** Resolves with the exit code, or with the name of the signal that ended it. */
  ended: Promise<number | string>
  kill: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void
}

const cli = resolve(import.meta.dirname, '../src/cli.ts')

const launch = (env: Record<string, string>, program = [main]) => {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, SHOP_API_PORT: '0', LOG_LEVEL: 'fatal', PDOK_URL: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => signal ?? code ?? 'unknown',
  )
  return { child, ended, output: () => output }
}

/** Starts a shop-api and waits until it is ready. */
export const startShopProcess = async (env: Record<string, string>): Promise<ShopProcess> => {
  const { child, ended, output } = launch(env)
  const ready = new Promise<string>((found) => {
    child.stdout.on('data', () => {
      const address = /shop-api is ready on (\S+)/.exec(output())?.[1]
      if (address) found(address)
    })
  })
  const url = await Promise.race([ready, ended.then((how) => ({ how }))])
  if (typeof url !== 'string')
    throw new Error(`shop-api ended (${url.how}) before it was ready:\n${output()}`)
  return { url, ended, kill: (signal) => child.kill(signal) }
}

/** Starts a shop-api that is expected to fail, and returns its exit code and output. */
export const failToStart = async (
  env: Record<string, string>,
): Promise<{ code: number | string; said: string }> => {
  const { ended, output } = launch(env)
  return { code: await ended, said: output() }
}

/** Runs a command of the operator in a separate process. */
export const runOperator = async (
  env: Record<string, string>,
  args: string[],
): Promise<{ code: number | string; said: string }> => {
  const { ended, output } = launch(env, [cli, ...args])
  return { code: await ended, said: output() }
}
