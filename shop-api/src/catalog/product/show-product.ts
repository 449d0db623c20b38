import { safeHtml } from 'shared-types/html/safe-html'
import type { Product } from 'shared-types/contracts/provider/catalog'
import type { Shop } from '../../context.ts'
import { isRowId } from 'shared-types/ids/row-id'
import { refuse, type Refusal } from '../../refusal.ts'
import { showCalendar } from '../../delivery/closed-periods.ts'
import { presentProduct } from './present-product.ts'
import { previewedProduct } from './preview.ts'
import { findPreviewedProduct, findProductById, findProductBySlug } from './product-queries.ts'

const findProduct = ({ db, config }: Pick<Shop, 'db' | 'config'>, slugOrId: string) => {
  if (isRowId(slugOrId)) return findProductById(db, Number(slugOrId))
  const previewed = previewedProduct(config, slugOrId)
  return previewed === null ? findProductBySlug(db, slugOrId) : findPreviewedProduct(db, previewed)
}

/** A product with its variants. The quick view omits the description. */
export const showProduct = async (
  shop: Pick<Shop, 'db' | 'config'>,
  slugOrId: string,
  quickView: boolean,
): Promise<Product | Refusal> => {
  const found = await findProduct(shop, slugOrId)
  const presented = found && presentProduct(found, await showCalendar(shop.db))
  if (!presented) return refuse('not_found', 'Dit product bestaat niet (meer).')
  return quickView ? { ...presented, description: safeHtml('') } : presented
}
