import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** Parent, own time and that of children that have ended; null for a process that has just ended. */
const read = (pid: number | string) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, ...fields] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9)
    return { parent, own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs }
  } catch {
    return null
  }
}

const ownTime = (pid: number | undefined): number => read(pid ?? 0)?.own ?? 0

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** The processes that the postmaster of the embedded PostgreSQL has started. */
const workersOf = (postmaster: number) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && read(name)?.parent === postmaster)

/** The processor time in ms that the embedded PostgreSQL of this folder has used since it started. Linux only. */
export const postgresTime = (dataDir: string): number => {
  const postmaster = postmasterOf(dataDir)
  const { own = 0, ended = 0 } = read(postmaster) ?? {}
  return own + ended + workersOf(postmaster).reduce((sum, pid) => sum + ownTime(Number(pid)), 0)
}

/** Megabytes of a process: all of it, or without what it shares with others. */
const memoryOf = (pid: number | string, field: 'VmRSS' | 'RssAnon'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
}

/** In megabytes; of PostgreSQL, its processes without the shared buffers. Null where it cannot be read. */
export const memory = (pids: Pids, dataDir: string) => {
  if (process.platform !== 'linux') return null
  const postgres = workersOf(postmasterOf(dataDir)).map((pid) => memoryOf(pid, 'RssAnon'))
  return {
    bff: Math.round(memoryOf(pids.bff ?? 0, 'VmRSS')),
    'shop-api': Math.round(memoryOf(pids['shop-api'] ?? 0, 'VmRSS')),
    'PostgreSQL without shared buffers': Math.round(postgres.reduce((sum, megabytes) => sum + megabytes, 0)),
    'processes of PostgreSQL': postgres.length,
  }
}

export interface ProcessorTime {
  bff: number
  'shop-api': number
  PostgreSQL: number
}

type Pids = Record<'bff' | 'shop-api', number | undefined>

/** The processor time in ms that these servers have used since they started; null where it cannot be read. */
export const processorTime = (pids: Pids, dataDir: string): ProcessorTime | null => {
  if (process.platform !== 'linux') return null
  return {
    bff: ownTime(pids.bff),
    'shop-api': ownTime(pids['shop-api']),
    PostgreSQL: postgresTime(dataDir),
  }
}
