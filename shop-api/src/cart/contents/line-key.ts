import type { StoredConfiguration } from '../../db/schema/buying/cart.ts'

/** Identifies a line of a cart or an order: the variant, and the configuration if it has one. */
interface LineKey {
  variantId: number
  configurationKey: string
}

/** The stored form of `configurationKey`. Empty for articles without a configuration. */
export const configurationKeyOf = (configuration: Pick<StoredConfiguration, 'boxconfig'> | null): string =>
  configuration?.boxconfig ?? ''

/** Lines are equal when their keys are. All comparisons of lines use this function. */
export const lineKeyOf = ({ variantId, configurationKey }: LineKey): string =>
  `${variantId} ${configurationKey}`
