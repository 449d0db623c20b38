import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { runCommand } from '../src/command/run-command.ts'
import type { Config } from '../src/config.ts'
import { order } from '../src/db/schema/buying/order.ts'
import { payment } from '../src/db/schema/buying/payment.ts'
import { mollieProvider } from '../src/payment/mollie-provider.ts'
import { isRefusal } from '../src/refusal.ts'
import { makeArticle } from './articles.ts'
import { openMollieDouble, type MollieDouble } from './mollie-double.ts'
import { ensureShopDetails } from './shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from './shop-under-test.ts'
import { addressStep, newShopper } from './shopper.ts'
import type { SaveCustomerRequest } from './wire-types.ts'

const apiKey = `test_${'x'.repeat(30)}`

/** A shop whose payments are at a Mollie double. A test can put another shop into `world`. */
export const mollieUnderTest = () => {
  const world = {} as { shop: ShopUnderTest; mollie: MollieDouble }

  const openShop = async (config: Partial<Config> = {}) => {
    const opened = await openShopUnderTest({
      listen: true,
      payments: mollieProvider(apiKey, world.mollie.endpoint),
      config: { payment: { provider: 'mollie', apiKey }, officeUrl: 'https://office.example', ...config },
    })
    await ensureShopDetails(opened.db)
    return opened
  }
  beforeAll(async () => {
    world.mollie = await openMollieDouble()
    world.shop = await openShop()
  })
  afterEach(() => {
    world.mollie.faults.status = undefined
    world.mollie.faults.refund = undefined
    world.mollie.faults.create = undefined
  })
  afterAll(async () => {
    await world.shop.close()
    await world.mollie.close()
  })

  const operate = (args: string[]) =>
    runCommand({ ...world.shop.shop, pool: world.shop.pool, print: () => {} }, args)
  const refusalOf = async (args: string[]) => {
    const outcome = await operate(args)
    return isRefusal(outcome) ? outcome.message : undefined
  }

  const webhook = async (id: string) =>
    (
      await fetch(`${world.shop.url}/v1/payment/webhook/mollie`, {
        method: 'POST',
        body: new URLSearchParams({ id }),
      })
    ).status

  /** Presses the order button, also while Mollie refuses. */
  const press = async (
    method = 'ideal',
    shippingMethod = 'standard',
    { step = addressStep, details }: { step?: SaveCustomerRequest; details?: Record<string, unknown> } = {},
  ) => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(await makeArticle(world.shop.db, { priceCents: 3333, vatRate: 21 }), 3, method)
    await shopper.add(await makeArticle(world.shop.db, { priceCents: 1999, vatRate: 9 }))
    if (step !== addressStep) await shopper.ask('POST', '/v1/checkout/customer', step)
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: shippingMethod,
      selected_payment_method: method,
      ...(details ? { customer: details } : {}),
    })
    return { shopper, ...(await shopper.press()) }
  }

  const placed = async (...choices: Parameters<typeof press>) => {
    const { shopper, status, body } = await press(...choices)
    const [row] = await world.shop.db.select().from(payment).where(eq(payment.orderId, body.order_id))
    const molliePayment = world.mollie.payments.get(row?.providerId ?? '')
    if (!molliePayment) throw new Error('no payment was made')
    return { shopper, status, body, id: body.order_id, row, molliePayment }
  }

  const stateOf = async (id: string) => (await world.shop.db.select().from(order).where(eq(order.id, id)))[0]

  const paidOrder = async (method = 'ideal') => {
    const unpaid = await placed(method)
    const { id, molliePayment } = unpaid
    molliePayment.status = 'paid'
    await webhook(molliePayment.id)
    const number = (await stateOf(id))?.number ?? ''
    const total = (await stateOf(id))?.totalCents ?? 0
    return { ...unpaid, molliePayment, number, total }
  }

  return { world, openShop, operate, refusalOf, webhook, press, placed, stateOf, paidOrder }
}
