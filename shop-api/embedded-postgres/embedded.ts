import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureCluster, role } from './cluster.ts'
import { resolvePostgresPaths, type PostgresPaths } from './postgres-paths.ts'
import { runsPostmaster, startPostmaster, stopPostmaster, type Starting } from './postmaster.ts'

/** The longest wait for a connection; after a crash PostgreSQL first replays its write-ahead log. */
const timeoutMs = 60_000

/** The first attempts may fail while a killed PostgreSQL is still shutting down. */
const mostStarts = 5

/** The pause between attempts to restart a PostgreSQL that was running, for example while the disk is full. */
const restartPauseMs = 2_000

/** The advisory lock that makes one shop-api the owner of a data folder. */
const ownerLock = 5_000_001

interface EmbeddedPostgres {
  /** Connection URL of one of its databases. */
  url: (database: string) => string
  /** Stops PostgreSQL after everything is flushed to disk. */
  stop: () => Promise<void>
}

/** The shop's database. */
export const shopDatabase = 'sluimer'

interface Options {
  dataDir: string
  log: FastifyBaseLogger
  /** False trades durability at a power failure for speed. For tests only. */
  durable?: boolean
}

const address = (paths: PostgresPaths, database: string): string =>
  `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(paths.socketFolder)}`

const connect = async (paths: PostgresPaths): Promise<Client> => {
  const client = new Client({
    connectionString: address(paths, 'postgres'),
    application_name: 'shop-api owner',
  })
  // Without a listener, a broken connection would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Connects to the PostgreSQL that runs on this data folder, and starts one when none answers. */
const reach = async (paths: PostgresPaths, durable: boolean): Promise<Client> => {
  const deadline = Date.now() + timeoutMs
  let starting: Starting | undefined
  let starts = 0
  for (;;) {
    try {
      return await connect(paths)
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`PostgreSQL does not answer; its log is ${paths.logFile}.`, { cause: error })
      }
    }
    // A process that already runs is starting, recovering or stopping: it will answer or exit.
    if (!runsPostmaster(paths) && (!starting || starting.ended())) {
      if (starting && starts >= mostStarts)
        throw new Error(`PostgreSQL cannot start. ${starting.failureText()}`)
      if (starting) await sleep(500)
      starting = startPostmaster(paths, durable)
      starts += 1
    }
    await sleep(20)
  }
}

/**
 * Takes ownership of the data folder. The lock is in PostgreSQL and ends with the connection, so it is
 * released when its holder exits or crashes.
 */
const takeOwnership = async (paths: PostgresPaths, dataDir: string, durable: boolean): Promise<Client> => {
  const client = await reach(paths, durable)
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
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed shop-api left running. Restarts
 * it when it exits unexpectedly, and keeps trying until that succeeds.
 * @throws with a one-sentence message when the folder is in use or this machine cannot run PostgreSQL.
 */
export const openEmbeddedPostgres = async ({
  dataDir,
  log,
  durable = true,
}: Options): Promise<EmbeddedPostgres> => {
  const paths = resolvePostgresPaths(dataDir, log)
  await ensureCluster(paths, durable)
  let stopping = false
  let owned = false

  const own = async (): Promise<void> => {
    const client = await takeOwnership(paths, dataDir, durable)
    owned = true
    client.once('end', () => {
      owned = false
      if (stopping) return
      log.error('PostgreSQL stopped unexpectedly; starting it again')
      owning = regain()
    })
    await ensureDatabase(client, shopDatabase)
  }
  const regain = (): Promise<void> =>
    own().catch(async (error: Error) => {
      log.error({ err: error }, 'PostgreSQL cannot be started again yet')
      await sleep(restartPauseMs)
      if (!stopping) await regain()
    })
  let owning = own()
  await owning

  return {
    url: (database) => address(paths, database),
    stop: async () => {
      stopping = true
      await owning
      if (owned) await stopPostmaster(paths)
    },
  }
}

/** The PostgreSQL that another process runs on a data folder. Null when none runs there. */
export const runningEmbeddedPostgres = (
  dataDir: string,
  log: FastifyBaseLogger,
): Pick<EmbeddedPostgres, 'url'> | null => {
  const paths = resolvePostgresPaths(dataDir, log)
  return runsPostmaster(paths) ? { url: (database) => address(paths, database) } : null
}
