import { spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asRunner } from './cluster.ts'
import { program, type Ground } from './ground.ts'

const largestLog = 10 * 1024 * 1024

/** The process id in `postmaster.pid`, whether or not it still runs. */
const readPostmasterPid = (ground: Ground): number | undefined => {
  try {
    const pid = Number(readFileSync(join(ground.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a living process is a PostgreSQL. Where `/proc` cannot tell, it is taken for one. */
const isPostgres = (pid: number): boolean => {
  try {
    const [name = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return /(^|\/)postgres(:|$)/.test(name)
  } catch {
    return true
  }
}

/** Whether a PostgreSQL runs on these rows, ready or not. */
export const runsPostmaster = (ground: Ground): boolean => {
  const pid = readPostmasterPid(ground)
  return pid !== undefined && isAlive(pid) && isPostgres(pid)
}

/**
 * Removes a `postmaster.pid` whose number now belongs to some other program, as happens in containers,
 * where the numbers start over. PostgreSQL itself only sees that the number is alive and would refuse.
 * One whose process is gone is left to PostgreSQL, which also looks for what that process left behind.
 */
const removeForeignPidFile = (ground: Ground): void => {
  const pid = readPostmasterPid(ground)
  if (pid !== undefined && isAlive(pid) && !isPostgres(pid)) rmSync(join(ground.cluster, 'postmaster.pid'))
}

const openLog = ({ logFile, runner }: Ground): number => {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logFile, size > largestLog ? 'w' : 'a', 0o600)
  if (runner) fchownSync(log, runner.uid, runner.gid)
  return log
}

const settings = (ground: Ground, durable: boolean): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: ground.socketFolder,
  unix_socket_permissions: '0700',
  fsync: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // A refused duplicate is how a race is lost here, nothing to note.
  log_min_error_statement: 'fatal',
})

/** Whether the postmaster ended by itself, and what it said last. */
export interface Starting {
  ended: () => boolean
  lastWords: () => string
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C reaches only us and requests in flight can
 * finish. Its log is a file, so that it neither needs us nor falls silent when we are killed.
 */
export const startPostmaster = (ground: Ground, durable: boolean): Starting => {
  removeForeignPidFile(ground)
  const log = openLog(ground)
  const logStart = statSync(ground.logFile).size
  const flags = Object.entries(settings(ground, durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(program(ground, 'postgres'), ['-D', ground.cluster, ...flags], {
    ...asRunner(ground),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  return {
    ended: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    lastWords: () => failure?.message ?? readFileSync(ground.logFile, 'utf8').slice(logStart).trim(),
  }
}

/**
 * Stops the PostgreSQL of this ground, whoever started it: what runs is undone, connections are
 * closed, the rows are flushed. One that does not end in half a minute is stopped without ceremony.
 */
export const stopPostmaster = async (ground: Ground): Promise<void> => {
  const pid = readPostmasterPid(ground)
  if (pid === undefined || !isAlive(pid) || !isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (readPostmasterPid(ground) !== pid || !isAlive(pid)) return
    await sleep(20)
  }
  process.kill(pid, 'SIGQUIT')
}
