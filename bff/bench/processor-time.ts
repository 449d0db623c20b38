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

/** The processes of the embedded PostgreSQL. */
const postgresTime = (dataDir: string): number => {
  const postmaster = postmasterOf(dataDir)
  const { own = 0, ended = 0 } = read(postmaster) ?? {}
  const connections = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((process) => process?.parent === postmaster)
  return own + ended + connections.reduce((sum, process) => sum + (process?.own ?? 0), 0)
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
