import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { z } from 'zod'
import { startServers } from '../../commands/servers.mjs'
import { freePort } from './load.ts'

const developmentLogin = { email: 'bff@sluimer.example', password: 'development-service-password' }
const unlimited = { LIMIT_PER_SESSION: '100000000', LIMIT_PER_ADDRESS: '100000000', QUOTA_FACTOR: '1000000' }

/** A new seeded shop in a folder of its own, whose limits no benchmark reaches. */
export const startUnlimitedShop = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
  const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
  const shop = await startServers({
    env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
  })
  const { body } = await request(`${shop.shopApiUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(developmentLogin),
  })
  const { access_token } = z.object({ access_token: z.string() }).parse(await body.json())
  return {
    shop,
    dataDir,
    bff: `http://127.0.0.1:${PORT}`,
    /** The bearer of the service, for calls of `/v1`. */
    authorization: `Bearer ${access_token}`,
    stop: async () => {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
