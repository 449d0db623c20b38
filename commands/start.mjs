// npm start: starts the whole shop, from a fresh clone or with existing data.
import { buildApps, install } from './prepare.mjs'
import { readDotEnv } from './project.mjs'
import { launchProgram, startServers, stop, untilStopped } from './servers.mjs'

await install()
await buildApps()
readDotEnv()
try {
  const shop = await startServers()
  console.log(
    `\n  Sluimer is open: ${shop.url}\n  Mail that the shop sends: ${shop.shopApiUrl}/outbox\n  The back office: ${shop.shopApiUrl}/admin/\n  Ctrl-C closes it.\n`,
  )
  const pictures = launchProgram('prepare-pictures', ['shop-api/src/cli.ts', 'prepare-pictures'])
  await untilStopped(async () => {
    // It uses the shop's database.
    await stop(pictures)
    await shop.stop()
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
