import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { binary, findInstallation, type Installation } from './binaries.ts'

/** The user that PostgreSQL runs as; undefined means the current user. */
type Runner = { uid: number; gid: number } | undefined

/** Paths and user of one PostgreSQL: programs, data directory, log file and socket folder. */
export interface PostgresPaths {
  installation: Installation
  cluster: string
  logFile: string
  socketFolder: string
  runner: Runner
}

/** Used when the process is root and the `postgres` user cannot reach the clone. */
const rootHome = '/var/lib/sluimer'

/** A socket path may have 107 bytes on Linux and 103 on macOS, including the file name and its lock. */
const longestSocketFolder = 80

const isRoot = (): boolean => process.getuid?.() === 0

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/** PostgreSQL refuses to run as root, so root uses the `postgres` user, created here if it is missing. */
const postgresUser = (): { uid: number; gid: number } => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' })
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

/** Gives data that root restored from a backup to PostgreSQL's user. */
const giveToPostgres = (cluster: string): Runner => {
  const user = postgresUser()
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
  return user
}

/** Existing data stays with its owner; root can run programs as any user. */
const chooseRunner = (cluster: string): Runner => {
  if (!isRoot()) return undefined
  if (!existsSync(join(cluster, 'PG_VERSION'))) return postgresUser()
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? giveToPostgres(cluster) : { uid, gid }
}

const reaches = (runner: Runner, folder: string): boolean => {
  if (!runner) return true
  try {
    execFileSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runner, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const short = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** Copies the programs once per version. The copy appears complete or not at all. */
const copyOfInstallation = (installation: Installation): Installation => {
  const copy = join(rootHome, `postgresql-${short(installation)}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(installation, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

const makeFolder = (folder: string, runner: Runner): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (runner) chownSync(folder, runner.uid, runner.gid)
  if (lstatSync(folder).uid !== (runner?.uid ?? process.getuid?.())) {
    throw new Error(
      `The folder ${folder} belongs to another user. Start shop-api as that user, or set DATA_DIR.`,
    )
  }
}

/** Beside the data, or in a short path in the temporary folder when that path is too long. */
const chooseSocketFolder = (home: string, runner: Runner): string => {
  const beside = join(home, 'socket')
  if (Buffer.byteLength(beside) <= longestSocketFolder) {
    makeFolder(beside, runner)
    return beside
  }
  const temporary = Buffer.byteLength(tmpdir()) <= 40 ? tmpdir() : '/tmp'
  const folder = join(temporary, `sluimer-${short(home)}`)
  makeFolder(folder, runner)
  chmodSync(folder, 0o700)
  return folder
}

/** Lets PostgreSQL's user pass through the data folder, which is ours, but through no folder above it. */
const openPassage = (dataDir: string): void => {
  const { mode } = statSync(dataDir)
  if ((mode & 0o001) === 0) chmodSync(dataDir, (mode & 0o777) | 0o011)
}

/**
 * Chooses the paths of the embedded PostgreSQL of a data folder, and creates the folders. Normally that is
 * `DATA_DIR/postgres`; for root, when the `postgres` user cannot reach the clone, `/var/lib/sluimer`.
 */
export const resolvePostgresPaths = (dataDir: string, log: FastifyBaseLogger): PostgresPaths => {
  let installation = findInstallation()
  mkdirSync(dataDir, { recursive: true })
  let home = join(dataDir, 'postgres')
  let runner = chooseRunner(join(home, 'cluster'))
  if (runner) openPassage(dataDir)
  if (!reaches(runner, dataDir)) {
    home = join(rootHome, short(dataDir))
    runner = chooseRunner(join(home, 'cluster'))
    mkdirSync(rootHome, { recursive: true, mode: 0o755 })
    log.info(`PostgreSQL keeps its rows in ${home}, because its user cannot reach ${dataDir}`)
  }
  if (!reaches(runner, join(installation, 'bin'))) {
    mkdirSync(rootHome, { recursive: true, mode: 0o755 })
    installation = copyOfInstallation(installation)
  }
  makeFolder(home, runner)
  return {
    installation,
    cluster: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    socketFolder: chooseSocketFolder(home, runner),
    runner,
  }
}

export const program = (paths: PostgresPaths, name: 'postgres' | 'initdb'): string =>
  binary(paths.installation, name)
