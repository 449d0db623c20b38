import { Footer } from 'shared-types/v1/content'
import { paymentMethods } from '../payment/methods.ts'
import type { Shop } from '../context.ts'
import { readContent } from './queries.ts'

/** The footer promises no way of paying that the checkout does not offer, and names each as the checkout does. */
export const showFooter = async ({ db, config }: Pick<Shop, 'db' | 'config'>): Promise<Footer> => ({
  ...(await readContent(db, 'footer', Footer)),
  payment_methods: paymentMethods
    .filter(({ code }) => !config.paymentMethodsOff.includes(code))
    .map(({ title }) => title),
})
