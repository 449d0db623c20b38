import { previewSlug, productPath, readPreviewSlug } from 'shared-types/urls/product-url'
import { acceptedOf, type Config } from '../../config.ts'
import { isSigned, signedToken } from '../../mail/signed-link.ts'

const link = { label: 'product-preview', lifetimeSeconds: 24 * 60 * 60 }

/** The address in the shop of a product that is not for sale yet, for a day: a product page of its own slug. */
export const previewUrl = (config: Config, productId: number): string =>
  config.shopUrl +
  productPath(previewSlug(productId, signedToken(config.tokenSecret, link, String(productId))))

/** The product that this slug gives access to; null for other slugs, and after a day. */
export const previewedProduct = (config: Config, slug: string): number | null => {
  const { productId, token } = readPreviewSlug(slug) ?? {}
  return productId && token && isSigned(acceptedOf(config, 'tokenSecret'), link, String(productId), token)
    ? productId
    : null
}
