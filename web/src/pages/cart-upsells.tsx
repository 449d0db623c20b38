import { Upsells } from '../features/catalog/upsells.tsx'
import { UpsellButton } from './upsell-button.tsx'

/** What goes with a product that is bought, each with a button of its own; fetched with the page's own code only when shown. */
export default function CartUpsells({ productId }: { productId: number }) {
  return <Upsells productId={productId} renderAdd={(product) => <UpsellButton product={product} />} />
}
