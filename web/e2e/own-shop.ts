import { rm } from 'node:fs/promises'
import { inject, onTestFinished } from 'vitest'
import { launch, stop, waitUntilReady } from '../../commands/servers.mjs'
import { emptyDataFolder, freePort, startShop } from './open-shop.ts'

/** An empty data folder for one test. */
export const openDataFolder = async (): Promise<string> => {
  const folder = await emptyDataFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A shop for one test. It stops when the test ends, also when it fails: it would run until the end of CI. */
export const openShop = async (...args: Parameters<typeof startShop>) => {
  const shop = await startShop(...args)
  onTestFinished(shop.stop)
  return shop
}

/** A second bff on the shared shop-api, with its own settings. */
export const openSecondBff = async (env: Record<string, string>) => {
  const PORT = await freePort()
  const url = `http://localhost:${PORT}`
  const shop = { PORT, PUBLIC_URL: url, SHOP_API_INTERNAL_URL: inject('shopApiUrl'), LOG_LEVEL: 'fatal' }
  const server = launch('bff', { ...shop, ...env })
  await waitUntilReady(server, `${url}/readyz`)
  return { url, stop: () => stop(server) }
}
