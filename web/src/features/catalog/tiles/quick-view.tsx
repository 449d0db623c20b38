import { type ReactNode, useState } from 'react'
import type { Product, ProductTile, Variant } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Tracked } from '../../../analytics/ecommerce/tracked.tsx'
import { trackedTile, trackedVariant } from '../../../analytics/ecommerce/tracked-product.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/text/price.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { FamilyChoice } from '../product/family-choice.tsx'
import { firstVariant, picturesOf } from '../product/choose-variant.ts'
import { Specifications } from '../product/specifications.tsx'
import { BrandLink } from '../brand-link.tsx'
import { CompareButton } from '../comparison/compare-button.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ColorDots } from './color-dots.tsx'
import styles from './quick-view.module.css'
import { VariantChoice } from '../product/variant-choice.tsx'

interface Props {
  tile: ProductTile
  product: Product
  /** Renders the buy button of the selected variant; the page provides the cart's. */
  renderBuy: (variant: Variant) => ReactNode
  onClose: () => void
}

interface EssentialsProps extends Pick<Props, 'tile' | 'product' | 'renderBuy'> {
  variant: Variant
  onChoose: (variant: Variant) => void
}

function Essentials({ tile, product, variant, onChoose, renderBuy }: EssentialsProps) {
  return (
    <>
      <Tracked event={() => ({ event: 'view_item', items: [trackedVariant(product, variant)] })} />
      <div aria-live="polite">
        <Price
          {...(tile.configuration ? tile.price : variant.price)}
          from={product.configurable && !tile.configuration}
          large
        />
        {tile.configuration && <p>{tile.options.join(' · ')}</p>}
      </div>
      <p>{product.summary}</p>
      {product.family && <FamilyChoice family={product.family} productId={product.id} variant={variant} />}
      <VariantChoice product={product} variant={variant} onChoose={onChoose} />
      <p className={variant.available ? styles.delivery : styles.gone}>
        {variant.available ? variant.delivery : 'Tijdelijk niet leverbaar'}
      </p>
      <div className={styles.buy}>{renderBuy(variant)}</div>
    </>
  )
}

/** The essentials of a product, in a dialog over the list. */
export function QuickView({ tile, product, renderBuy, onClose }: Props) {
  const [chosen, setChosen] = useState<Variant | null>(null)
  const variant = chosen ?? firstVariant(product, tile.variantChosen ? tile.variantId : null)
  const [ofTile] = tile.images
  const picture =
    tile.configuration && ofTile ? { ...ofTile, alt: tile.title } : picturesOf(product, variant)[0]
  return (
    <Dialog className={styles.dialog} title={tile.title} onClose={onClose}>
      <div className={styles.columns}>
        {picture && (
          <Image
            className={styles.image}
            image={picture}
            sizes="(width >= 40em) 340px, calc(100vw - 5rem)"
            load="eager"
          />
        )}
        <div className={styles.text}>
          <div className={styles.head}>
            <BrandLink brand={tile.brand} />
            <FavouriteButton
              product={tile}
              tracked={() => (variant ? trackedVariant(product, variant) : trackedTile(tile))}
              className={styles.heart}
            />
          </div>
          {tile.review.count > 0 && <Rating score={tile.review.averageScore} count={tile.review.count} />}
          {tile.colors && <ColorDots {...tile.colors} />}
          {variant && (
            <Essentials
              tile={tile}
              product={product}
              variant={variant}
              onChoose={setChosen}
              renderBuy={renderBuy}
            />
          )}
          <CompareButton product={chosen ? { ...tile, variantId: chosen.id, variantChosen: true } : tile} />
          <Specifications product={product} />
          <Link to={paths.product(tile.slug, chosen || tile.variantChosen ? variant?.id : null)}>
            Bekijk alle details
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
