import { openOwnDatabase } from './db/open-own-database.ts'
import { Misuse } from './operate/command.ts'
import { operate } from './operate/operate.ts'
import { openPaymentProvider } from './payment/open-payment-provider.ts'

const { config, db, log, close } = await openOwnDatabase('.data')
try {
  const shop = { config, db, log, payments: openPaymentProvider(db, config) }
  process.stdout.write(`${await operate(shop, process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await close()
}
