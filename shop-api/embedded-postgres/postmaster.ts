import { spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asRunner } from './cluster.ts'
import { program, type PostgresPaths } from './postgres-paths.ts'

const largestLog = 10 * 1024 * 1024

/** The process id in `postmaster.pid`, whether or not that process still runs. */
const readPostmasterPid = (paths: PostgresPaths): number | undefined => {
  try {
    const pid = Number(readFileSync(join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
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

/** Whether a running process is PostgreSQL. If `/proc` cannot be read, the answer is yes. */
const isPostgres = (pid: number): boolean => {
  try {
    const [name = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return /(^|\/)postgres(:|$)/.test(name)
  } catch {
    return true
  }
}

/** Whether PostgreSQL runs on this data directory, ready or not. */
export const runsPostmaster = (paths: PostgresPaths): boolean => {
  const pid = readPostmasterPid(paths)
  return pid !== undefined && isAlive(pid) && isPostgres(pid)
}

/**
 * Removes a `postmaster.pid` whose process id now belongs to another program. This happens in containers,
 * where process ids start over. PostgreSQL only checks that the process exists and would refuse to start. A
 * file whose process has ended stays: PostgreSQL removes it and cleans up after that process.
 */
const removeForeignPidFile = (paths: PostgresPaths): void => {
  const pid = readPostmasterPid(paths)
  if (pid !== undefined && isAlive(pid) && !isPostgres(pid)) rmSync(join(paths.cluster, 'postmaster.pid'))
}

const openLog = ({ logFile, runner }: PostgresPaths): number => {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logFile, size > largestLog ? 'w' : 'a', 0o600)
  if (runner) fchownSync(log, runner.uid, runner.gid)
  return log
}

const settings = (paths: PostgresPaths, durable: boolean): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: paths.socketFolder,
  unix_socket_permissions: '0700',
  fsync: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Concurrent inserts make rejected duplicates; they are expected and not logged.
  log_min_error_statement: 'fatal',
})

/** Whether the postmaster has exited, and its last log output. */
export interface Starting {
  ended: () => boolean
  failureText: () => string
}

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C reaches only shop-api and running requests can finish.
 * It logs to a file, so that logging does not depend on this process and continues when it is killed.
 */
export const startPostmaster = (paths: PostgresPaths, durable: boolean): Starting => {
  removeForeignPidFile(paths)
  const log = openLog(paths)
  const logStart = statSync(paths.logFile).size
  const flags = Object.entries(settings(paths, durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(program(paths, 'postgres'), ['-D', paths.cluster, ...flags], {
    ...asRunner(paths),
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
    failureText: () => failure?.message ?? readFileSync(paths.logFile, 'utf8').slice(logStart).trim(),
  }
}

/**
 * Stops the PostgreSQL of this data folder, whichever process started it: running transactions are rolled
 * back, connections are closed and data is flushed. After half a minute it is stopped immediately.
 */
export const stopPostmaster = async (paths: PostgresPaths): Promise<void> => {
  const pid = readPostmasterPid(paths)
  if (pid === undefined || !isAlive(pid) || !isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (readPostmasterPid(paths) !== pid || !isAlive(pid)) return
    await sleep(20)
  }
  process.kill(pid, 'SIGQUIT')
}
