import type { StoredConfiguration } from '../db/schema/cart.ts'

/** What makes a line of a cart or an order: the article, and the choices of one that its buyer puts together. */
export interface LineKey {
  variantId: number
  configurationKey: string
}

/** As `configurationKey` is stored. Empty for what is sold as it is. */
export const configurationKeyOf = (configuration: Pick<StoredConfiguration, 'boxconfig'> | null): string =>
  configuration?.boxconfig ?? ''

/** Lines are the same when this is: the only place that compares them. */
export const lineKeyOf = ({ variantId, configurationKey }: LineKey): string =>
  `${variantId} ${configurationKey}`
