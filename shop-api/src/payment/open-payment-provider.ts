import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { mollieProvider } from './mollie-provider.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { testProvider } from './test-provider.ts'

/** Mollie when it is configured, the built-in test page otherwise. */
export const openPaymentProvider = (db: Db, config: Config): PaymentProvider =>
  config.payment.provider === 'mollie' ? mollieProvider(config.payment.apiKey) : testProvider(db, config)
