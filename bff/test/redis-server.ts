import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { findCommand } from './find-command.ts'
import { eventually } from './front-desk.ts'
import { freePort } from './free-port.ts'

/** Undefined on a machine without Redis or Valkey. */
export const redisCommand = findCommand('valkey-server', 'redis-server')

/** A real Redis on a loopback port, in memory. */
export const openRedisServer = async () => {
  if (redisCommand === undefined) throw new Error('neither valkey-server nor redis-server is installed')
  const command = redisCommand
  const port = await freePort()
  let child: ChildProcess | undefined

  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn(command, options, { stdio: 'ignore' })
    const probe = new Redis({ port, retryStrategy: () => 20, maxRetriesPerRequest: null })
    probe.on('error', () => {})
    await probe.ping()
    probe.disconnect()
  }
  const kill = async () => {
    const ended = child && once(child, 'exit')
    child?.kill('SIGCONT')
    child?.kill('SIGKILL')
    await ended
    child = undefined
  }
  await start()

  return {
    url: new URL(`redis://127.0.0.1:${port}`),
    start,
    kill,
    /** Accepts connections without answering. */
    freeze: async () => {
      child?.kill('SIGSTOP')
      await eventually(() =>
        execFileSync('ps', ['-o', 'stat=', '-p', String(child?.pid)], { encoding: 'utf8' }).startsWith('T'),
      )
    },
    thaw: () => child?.kill('SIGCONT'),
  }
}
