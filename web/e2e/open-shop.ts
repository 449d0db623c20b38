import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServers } from '../../commands/servers.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    shopApiUrl: string
    /** For commands beside the open shop. */
    dataDir: string
  }
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP port was expected')
  return String(address.port)
}

/** A tag manager that is nowhere: a journey that lets one in answers in its place. */
export const tagHost = 'https://tags.sluimer.example'

/** The real shop, as `npm start` opens it, on an empty data folder of its own. */
export async function openShop(dataDir: string, ports?: { PORT: string; SHOP_API_PORT: string }) {
  const { PORT, SHOP_API_PORT } = ports ?? { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const tags = { GTM_ID: 'GTM-E2E0001', GTM_URL: tagHost }
  return startServers({ env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...tags } })
}

export const emptyDataFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'sluimer-'))

/** One shop for all journeys that do not close it. */
export default async function setup(project: TestProject) {
  const dataDir = await emptyDataFolder()
  const shop = await openShop(dataDir)
  project.provide('shopUrl', shop.url)
  project.provide('shopApiUrl', shop.shopApiUrl)
  project.provide('dataDir', dataDir)
  return async () => {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
