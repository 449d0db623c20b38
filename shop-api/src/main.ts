import { readConfig } from './config.ts'
import { checkPaymentSettings } from './payment/check-settings.ts'
import { startShop, stopAll } from './start-shop.ts'

try {
  await startShop(readConfig([checkPaymentSettings]))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await stopAll()
  process.exit(1)
}
