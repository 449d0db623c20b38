// npm start: starts the whole shop, from a fresh clone or with existing data.
import { buildWeb, install } from './prepare.mjs'
import { startServers, untilStopped } from './servers.mjs'

await install()
await buildWeb()
try {
  const shop = await startServers()
  console.log(
    `\n  Sluimer is open: ${shop.url}\n  Mail that the shop sends: ${shop.shopApiUrl}/outbox\n  Ctrl-C closes it.\n`,
  )
  await untilStopped(shop.stop)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
