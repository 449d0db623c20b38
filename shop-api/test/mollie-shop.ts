// A shop-api that pays with a Mollie double, for tests that kill it: MOLLIE_ENDPOINT is the URL of the double.
import { readConfig } from '../src/config.ts'
import { mollieProvider } from '../src/payment/mollie-provider.ts'
import { startShop } from '../src/start-shop.ts'

const { MOLLIE_ENDPOINT, ...env } = process.env
await startShop(readConfig(env), () => mollieProvider(`test_${'x'.repeat(30)}`, MOLLIE_ENDPOINT))
