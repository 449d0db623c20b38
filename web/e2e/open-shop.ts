import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort as findFreePort } from '../../bff/test/free-port.ts'
import { startServers } from '../../commands/servers.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    shopApiUrl: string
    /** For commands that run beside the shop. */
    dataDir: string
  }
}

export const freePort = async (): Promise<string> => String(await findFreePort())

/** A tag manager that does not exist: a journey that allows it serves a fake one. */
export const tagHost = 'https://tags.sluimer.example'

const shiftedClock = path.join(import.meta.dirname, '../../bff/test/shifted-clock.mjs')

interface ShopOptions {
  ports?: { PORT: string; SHOP_API_PORT: string }
  /** How far the clocks of its servers are ahead. */
  aheadMs?: number
}

/** The real shop, started as by `npm start`, on a data folder. */
export async function startShop(dataDir: string, { ports, aheadMs = 0 }: ShopOptions = {}) {
  const { PORT, SHOP_API_PORT } = ports ?? { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const clock = { NODE_OPTIONS: `--import=${shiftedClock}`, CLOCK_AHEAD_MS: String(aheadMs) }
  const tags = { GTM_ID: 'GTM-E2E0001', GTM_URL: tagHost }
  // All journeys come from one client IP.
  const quota = { QUOTA_FACTOR: '100', LIMIT_PER_ADDRESS: '120000' }
  return startServers({
    env: {
      DATA_DIR: dataDir,
      PORT,
      SHOP_API_PORT,
      LOG_LEVEL: 'error',
      PDOK_URL: 'off',
      ...quota,
      ...tags,
      ...(aheadMs !== 0 && clock),
    },
  })
}

export const emptyDataFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'sluimer-'))

interface SharedShop {
  url: string
  shopApiUrl: string
  dataDir: string
  stop: () => Promise<void>
}

/** The shop starts while other tests run: `journey-setup.ts` waits for it. */
const openSharedShop = async (): Promise<SharedShop> => {
  const dataDir = await emptyDataFolder()
  const ports = { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const opening = startShop(dataDir, { ports })
  opening.catch((error: Error) => console.error(error.message))
  const stopAndRemove = async () => {
    await (await opening).stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url: `http://localhost:${ports.PORT}`,
    shopApiUrl: `http://127.0.0.1:${ports.SHOP_API_PORT}`,
    dataDir,
    stop: stopAndRemove,
  }
}

interface Sharing {
  opening?: Promise<SharedShop>
  users: number
}

/** Vitest loads this file once for each project that names it, all in one process: they share one shop. */
const sharing: Sharing = ((globalThis as { sluimerShop?: Sharing }).sluimerShop ??= { users: 0 })

/**
 * One shop for all journeys that do not close it, and for the timed tests after them. The last project closes
 * it.
 */
export default async function setup(project: TestProject) {
  sharing.users += 1
  sharing.opening ??= openSharedShop()
  const shop = await sharing.opening
  project.provide('shopUrl', shop.url)
  project.provide('shopApiUrl', shop.shopApiUrl)
  project.provide('dataDir', shop.dataDir)
  return async () => {
    sharing.users -= 1
    if (sharing.users > 0) return
    delete sharing.opening
    await shop.stop()
  }
}
