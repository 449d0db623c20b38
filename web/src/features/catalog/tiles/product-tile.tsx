import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { trackedTile } from '../../../analytics/ecommerce/tracked-product.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { WhenQuiet } from '../../../ui/browser/when-quiet.tsx'
import { Price } from '../../../ui/text/price.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { BrandLink } from '../brand-link.tsx'
import { CompareButton } from '../comparison/compare-button.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ColorDots } from './color-dots.tsx'
import styles from './product-tile.module.css'
import { TileTitle } from './tile-title.tsx'

interface Props {
  product: Tile
  /** The URL of its link; by default the product's page, with the variant if the list's filters chose one. */
  to?: string
  sizes: string
  load?: 'lazy' | 'eager' | 'first'
  /** Actions besides opening the product, shown over its picture. */
  actions?: ReactNode
  onOpen?: (() => void) | undefined
}

/** What the filters of the list chose; otherwise the first size, which fits on a phone, and how many others there are. */
function Options({ options, variantChosen }: Tile) {
  const [first, ...others] = variantChosen ? [options.join(' · ')] : options
  return (
    <p className={styles.options}>
      <span className={styles.firstOption}>{first}</span>
      {others.length > 0 && <span>{` +${others.length}`}</span>}
    </p>
  )
}

const deliveryOf = ({ available, variantChosen, delivery }: Tile): string => {
  if (available) return delivery
  return variantChosen ? 'Deze keuze is tijdelijk niet leverbaar' : 'Tijdelijk niet leverbaar'
}

/** A product in a list. The whole tile is clickable, with its title as the link. */
export function ProductTile({
  product,
  to = paths.tile(product),
  sizes,
  load = 'lazy',
  actions,
  onOpen,
}: Props) {
  const [first, second] = product.images
  const shownActions = actions && <div className={styles.actions}>{actions}</div>
  // The second picture is only shown on hover, so it is only downloaded then.
  const [pointedAt, setPointedAt] = useState(false)
  return (
    <article className={clsx(styles.tile, !actions && styles.bare)} onPointerEnter={() => setPointedAt(true)}>
      <div className={styles.picture}>
        {first && <Image className={styles.image} image={first} sizes={sizes} load={load} decorative />}
        {second && pointedAt && (
          <span className={styles.second}>
            <Image className={styles.image} image={second} sizes={sizes} load="eager" decorative />
          </span>
        )}
        {!product.available && <span className={styles.unavailable}>Niet beschikbaar</span>}
        {product.overlay && product.available && <span className={styles.overlay}>{product.overlay}</span>}
      </div>
      <FavouriteButton product={product} tracked={() => trackedTile(product)} className={styles.heart} />
      <div className={styles.text}>
        <BrandLink brand={product.brand} />
        <h3 className={styles.title}>
          <Link to={to} eager onClick={onOpen}>
            <TileTitle {...product} />
          </Link>
        </h3>
        <div className={styles.choices}>
          {product.options.length > 0 && <Options {...product} />}
          {product.cloths !== null && <p className={styles.cloths}>{`${product.cloths} stoffen`}</p>}
          {product.colors && <ColorDots {...product.colors} />}
        </div>
        {product.review.count > 0 ? (
          <Rating
            className={styles.rating}
            score={product.review.averageScore}
            count={product.review.count}
          />
        ) : (
          <span className={styles.rating} />
        )}
        <Price {...product.price} from={product.priceFrom} />
        <p className={clsx(styles.delivery, !product.available && styles.gone)}>{deliveryOf(product)}</p>
        <CompareButton product={product} />
      </div>
      {shownActions && (load === 'lazy' ? <WhenQuiet>{shownActions}</WhenQuiet> : shownActions)}
    </article>
  )
}
