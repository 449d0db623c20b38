import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureCluster, role } from './cluster.ts'
import { prepareGround, type Ground } from './ground.ts'
import { runsPostmaster, startPostmaster, stopPostmaster, type Starting } from './postmaster.ts'

/** Longest wait for PostgreSQL to answer; after a crash it first replays what it had promised. */
const patienceMs = 60_000

/** A first start may meet what a killed PostgreSQL is still clearing away. */
const mostStarts = 5

/** The name of the lock that makes one shop-api the owner of a data folder. */
const ownerLock = 5_000_001

export interface EmbeddedPostgres {
  /** Connection address of one of its databases. */
  url: (database: string) => string
  /** Stops PostgreSQL, with everything flushed to the disk. */
  stop: () => Promise<void>
}

/** The database that a shop keeps its rows in. */
export const shopDatabase = 'sluimer'

interface Options {
  dataDir: string
  log: FastifyBaseLogger
  /** False trades safety at a power cut for speed. For tests only. */
  durable?: boolean
  /** Called when PostgreSQL is lost and cannot be had back. */
  onLost?: (error: Error) => void
}

const address = (ground: Ground, database: string): string =>
  `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(ground.socketFolder)}`

const connect = async (ground: Ground): Promise<Client> => {
  const client = new Client({
    connectionString: address(ground, 'postgres'),
    application_name: 'shop-api owner',
  })
  // Until somebody listens, a connection that breaks would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Connects to the PostgreSQL that runs on this ground, and starts one when none answers. */
const reach = async (ground: Ground, durable: boolean): Promise<Client> => {
  const deadline = Date.now() + patienceMs
  let starting: Starting | undefined
  let starts = 0
  for (;;) {
    try {
      return await connect(ground)
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`PostgreSQL does not answer; its log is ${ground.logFile}.`, { cause: error })
      }
    }
    // One that runs already is starting, recovering or stopping: it will answer, or be gone.
    if (!runsPostmaster(ground) && (!starting || starting.ended())) {
      if (starting && starts >= mostStarts)
        throw new Error(`PostgreSQL cannot start. ${starting.lastWords()}`)
      if (starting) await sleep(500)
      starting = startPostmaster(ground, durable)
      starts += 1
    }
    await sleep(20)
  }
}

/**
 * Takes the data folder. The lock lives in PostgreSQL and ends with our connection, so it is free
 * again the moment its holder is gone, however it went.
 */
const takeOwnership = async (ground: Ground, dataDir: string, durable: boolean): Promise<Client> => {
  const client = await reach(ground, durable)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    ownerLock,
  ])
  if (rows[0]?.taken) return client
  await client.end()
  throw new Error(
    `Another shop-api is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

const ensureDatabase = async (client: Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed shop-api left running.
 * It is started again when it dies under us.
 * @throws in one sentence when the folder is in use or this machine cannot run it.
 */
export const openEmbeddedPostgres = async ({
  dataDir,
  log,
  durable = true,
  onLost,
}: Options): Promise<EmbeddedPostgres> => {
  const ground = prepareGround(dataDir, log)
  await ensureCluster(ground, durable)
  let stopping = false
  let owned = false

  const own = async (): Promise<void> => {
    const client = await takeOwnership(ground, dataDir, durable)
    owned = true
    client.once('end', () => {
      owned = false
      if (stopping) return
      log.error('PostgreSQL went away; starting it again')
      owning = own().catch((error: Error) => onLost?.(error))
    })
    await ensureDatabase(client, shopDatabase)
  }
  let owning = own()
  await owning

  return {
    url: (database) => address(ground, database),
    stop: async () => {
      stopping = true
      await owning
      if (owned) await stopPostmaster(ground)
    },
  }
}

/** The PostgreSQL that another process keeps on a data folder. Null when none runs there. */
export const runningEmbeddedPostgres = (
  dataDir: string,
  log: FastifyBaseLogger,
): Pick<EmbeddedPostgres, 'url'> | null => {
  const ground = prepareGround(dataDir, log)
  return runsPostmaster(ground) ? { url: (database) => address(ground, database) } : null
}
