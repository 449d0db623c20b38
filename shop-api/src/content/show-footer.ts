import { Footer } from 'shared-types/contracts/content'
import { paymentMethods } from '../payment/methods.ts'
import type { Shop } from '../context.ts'
import { readContent } from './queries.ts'

/** The footer with the payment methods of the checkout, under the same names. */
export const showFooter = async ({ db, config }: Pick<Shop, 'db' | 'config'>): Promise<Footer> => ({
  ...(await readContent(db, 'footer', Footer)),
  paymentMethods: paymentMethods
    .filter(({ code }) => !config.paymentMethodsOff.includes(code))
    .map(({ title }) => title),
})
