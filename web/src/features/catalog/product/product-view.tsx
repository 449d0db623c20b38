import Check from 'lucide/dist/esm/icons/check.mjs'
import type { ReactNode } from 'react'
import type { Product, Variant } from 'shared-types/contracts/catalog'
import { guaranteePage, promisesGuarantee } from 'shared-types/order/guarantee'
import type { Image as Picture } from 'shared-types/image'
import { Tracked } from '../../../analytics/ecommerce/tracked.tsx'
import { trackedVariant } from '../../../analytics/ecommerce/tracked-product.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Price } from '../../../ui/text/price.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { picturesOf } from './choose-variant.ts'
import { crumbsTo } from '../crumbs.ts'
import { BrandLink } from '../brand-link.tsx'
import { CompareButton } from '../comparison/compare-button.tsx'
import { FamilyChoice } from './family-choice.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import styles from './product-view.module.css'
import { ShopPromises } from './shop-promises.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { lazyAfterPaint } from '../../../router/lazy-extra.ts'
import { WhenHydrated } from '../../../ui/browser/hydrated.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  product: Product
  /** The selected variant; by contract every product has at least one. */
  variant: Variant | undefined
  /** The id of the variant that the shopper chose, also if it is no longer for sale. */
  requested: number | null
  onChoose: (variant: Variant) => void
  /** Called when the promised day is a later one from now on. */
  onCutoff: () => void
  /** Renders the buy button of the selected variant; the page provides the cart's. */
  renderBuy: (variant: Variant) => ReactNode
}

const OrderBefore = lazyAfterPaint(async () => (await import('./order-before.tsx')).OrderBefore)

function Delivery({ variant, onCutoff }: { variant: Variant; onCutoff: () => void }) {
  if (!variant.available) return <p className={styles.gone}>Tijdelijk niet leverbaar</p>
  return (
    <div>
      <p className={styles.delivery}>
        <Icon of={Check} size={18} />
        <span>
          {variant.delivery}{' '}
          {variant.stock > 0 && variant.stock <= 5 && (
            <span className={styles.few}>Nog {variant.stock} op voorraad</span>
          )}
        </span>
      </p>
      {variant.orderBefore && (
        <p className={styles.before}>
          <WhenHydrated>
            <OrderBefore moment={variant.orderBefore} onPassed={onCutoff} />
          </WhenHydrated>
        </p>
      )}
    </div>
  )
}

/** Whether a colour or size changes the picture, and no choice above it shows that. */
const choosesPicture = ({ family, variants }: Product) =>
  !family && variants.some(({ image }) => image !== null)

/** A choice, and on a phone the picture that it changes. */
function WithPicture({ picture, children }: { picture: Picture | undefined; children: ReactNode }) {
  if (!picture) return children
  return (
    <div className={styles.choices}>
      <div className={styles.buy}>{children}</div>
      <div className={styles.chosen}>
        <Image image={picture} sizes="76px" decorative />
      </div>
    </div>
  )
}

/** The product with its pictures, price, variants and delivery. */
export function ProductView({ product, variant, requested, onChoose, onCutoff, renderBuy }: Props) {
  const variantChosen = variant?.id === requested
  const pictures = picturesOf(product, variant)
  const price = variant?.price ?? product.price
  const reduced = price.priceOld !== null && price.priceOld > price.price
  return (
    <Section>
      {variant && (
        <Tracked event={() => ({ event: 'view_item', items: [trackedVariant(product, variant)] })} />
      )}
      <Breadcrumbs crumbs={crumbsTo(product.breadcrumbs, product.title)} />
      <div className={styles.columns} data-product>
        <Gallery key={pictures[0]?.file} images={pictures} title={product.title} />
        <div className={styles.buy}>
          <div className={styles.head}>
            <div>
              <BrandLink brand={product.brand} />
              <h1 className={styles.title}>{product.title}</h1>
            </div>
            {variant && (
              <FavouriteButton
                product={product}
                tracked={() => trackedVariant(product, variant)}
                className={styles.heart}
              />
            )}
          </div>
          <div className={styles.marks}>
            {product.review.count > 0 && (
              <a className={styles.rating} href="#beoordelingen">
                <Rating score={product.review.averageScore} count={product.review.count} />
              </a>
            )}
            <CompareButton
              product={{ ...product, variantId: variant?.id ?? product.variantId, variantChosen }}
            />
          </div>
          <p className={styles.summary}>{product.summary}</p>
          <div aria-live="polite">
            <Price {...price} from={product.configurable} large />
            {reduced && (
              <p className={styles.note}>Doorgestreept: de laagste prijs van de 30 dagen vóór de verlaging</p>
            )}
          </div>
          {variant && (
            <>
              {product.family && (
                <WithPicture picture={pictures[0]}>
                  <FamilyChoice family={product.family} productId={product.id} variant={variant} stay />
                </WithPicture>
              )}
              <WithPicture picture={choosesPicture(product) ? pictures[0] : undefined}>
                <VariantChoice
                  product={product}
                  variant={variant}
                  isReplacement={requested !== null && !variantChosen}
                  onChoose={onChoose}
                />
              </WithPicture>
              <Delivery variant={variant} onCutoff={onCutoff} />
              {renderBuy(variant)}
              <ShopPromises />
              <noscript>
                <p>Kiezen en bestellen werkt met JavaScript. Zonder helpen we je graag aan de telefoon.</p>
              </noscript>
            </>
          )}
          <ul className={styles.usps}>
            {product.usps.map((usp) => (
              <li key={usp}>
                <Icon of={Check} size={18} />
                {usp}
              </li>
            ))}
          </ul>
          {promisesGuarantee(product) && (
            <p className={styles.note}>
              Over de garantie: <Link to={paths.service(guaranteePage)}>garantievoorwaarden</Link>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
