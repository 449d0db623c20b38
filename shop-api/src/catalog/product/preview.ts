import { acceptedOf, type Config } from '../../config.ts'
import { isSigned, signedToken } from '../../mail/signed-link.ts'

const link = { label: 'product-preview', lifetimeSeconds: 24 * 60 * 60 }

/**
 * The address in the shop of a product that is not for sale yet, for a day. It has the form of the address of a
 * product, so that the shop shows it on the same page.
 */
export const previewUrl = (config: Config, productId: number): string =>
  `${config.shopUrl}/preview-${productId}-${signedToken(config.tokenSecret, link, String(productId))}.html`

/** The product that this slug gives access to; null for other slugs, and after a day. */
export const previewedProduct = (config: Config, slug: string): number | null => {
  const [, id, token] = /^preview-(\d{1,9})-([\w.-]{1,60})$/.exec(slug) ?? []
  return id && token && isSigned(acceptedOf(config, 'tokenSecret'), link, id, token) ? Number(id) : null
}
