import { type Footer, StoredFooter } from 'shared-types/contracts/content'
import { isPayLater } from 'shared-types/order/pay-later'
import { paymentMethods } from '../payment/methods.ts'
import { freeShippingFrom } from '../shipping/costs.ts'
import { showShippingMethods } from '../shipping/methods.ts'
import type { Shop } from '../context.ts'
import { promotedLinks, promotedNow } from './promoted.ts'
import { readContent } from './queries.ts'

/** The footer, with the names of the checkout's payment methods and the shipping costs in the Netherlands. */
export const showFooter = async ({ db, config }: Pick<Shop, 'db' | 'config'>): Promise<Footer> => {
  const footer = await readContent(db, 'footer', StoredFooter)
  const promoted = await promotedNow(db)
  const offered = paymentMethods.filter(({ code }) => !config.paymentMethodsOff.includes(code))
  return {
    ...footer,
    categoryLinks: promotedLinks(footer.categoryLinks, promoted),
    discoverLinks: promotedLinks(footer.discoverLinks, promoted),
    serviceLinks: promotedLinks(footer.serviceLinks, promoted),
    paymentMethods: offered.map(({ title }) => title),
    hasPayLater: offered.some(({ code }) => isPayLater(code)),
    freeShippingFrom: freeShippingFrom(
      (await showShippingMethods(db)).filter(({ countries }) => countries.includes('NL')),
    ),
  }
}
