import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { findCommand } from './find-command.ts'
import { freePort } from './free-port.ts'

/** Undefined on a machine without Redis or Valkey: the tests that need one are then skipped. */
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
    /** Accepts connections, and answers nothing. */
    freeze: async () => {
      child?.kill('SIGSTOP')
      await sleep(20)
    },
    thaw: () => child?.kill('SIGCONT'),
  }
}
