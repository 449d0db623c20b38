import { readConfig } from './config.ts'
import { startShop, stopAll } from './start-shop.ts'

try {
  await startShop(readConfig())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await stopAll()
  process.exit(1)
}
