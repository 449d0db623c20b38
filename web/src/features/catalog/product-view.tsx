import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product, Variant } from 'shared-types/api/catalog'
import { Tracked } from '../../track/tracked.tsx'
import { trackedVariant } from '../../track/tracked-product.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Price } from '../../ui/price.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Section } from '../../ui/section.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { firstVariant } from './choose-variant.ts'
import { crumbsTo } from './crumbs.ts'
import { Gallery } from './gallery.tsx'
import styles from './product-view.module.css'
import { VariantChoice } from './variant-choice.tsx'

interface Props {
  product: Product
  /** What one does with the variant in view: the page puts the cart's own button here. */
  renderBuy: (variant: Variant) => ReactNode
}

function Delivery({ variant }: { variant: Variant }) {
  if (!variant.available) return <p className={styles.gone}>Tijdelijk niet leverbaar</p>
  return (
    <p className={styles.delivery}>
      <Check size={18} aria-hidden />
      <span>
        {variant.delivery}{' '}
        {variant.stock > 0 && variant.stock <= 5 && (
          <span className={styles.few}>Nog {variant.stock} op voorraad</span>
        )}
      </span>
    </p>
  )
}

const inAddress = 'v'

/** The variant that the address names, from when the page may differ from what the server rendered for everyone. */
const useLinkedVariant = ({ variants }: Product): Variant | null => {
  const { search } = useLocation()
  const wanted = useHydrated() ? Number(new URLSearchParams(search).get(inAddress)) : 0
  return variants.find(({ id }) => id === wanted) ?? null
}

/** Lets a reload and a shared link show the same choice. No step of the history: Back leaves the product. */
const linkTo = ({ id }: Variant) => {
  const url = new URL(location.href)
  url.searchParams.set(inAddress, String(id))
  history.replaceState(history.state, '', url)
}

/** The product with its pictures and everything that decides a purchase. */
export function ProductView({ product, renderBuy }: Props) {
  const [pressed, setPressed] = useState<Variant | null>(null)
  const linked = useLinkedVariant(product)
  const chosen = pressed ?? linked
  const variant = chosen ?? firstVariant(product)
  const price = variant?.price ?? product.price
  const choose = (next: Variant) => {
    setPressed(next)
    linkTo(next)
  }
  const reduced = price.priceOld !== null && price.priceOld > price.price
  return (
    <Section>
      {variant && (
        <Tracked event={() => ({ event: 'view_item', items: [trackedVariant(product, variant)] })} />
      )}
      <Breadcrumbs crumbs={crumbsTo(product.breadcrumbs, product.title)} />
      <div className={styles.columns}>
        <Gallery images={product.images} title={product.title} wanted={chosen?.image?.file} />
        <div className={styles.buy}>
          <div>
            <p className={styles.brand}>{product.brand}</p>
            <h1 className={styles.title}>{product.title}</h1>
            {product.review.count > 0 && (
              <a className={styles.rating} href="#beoordelingen">
                <Rating score={product.review.averageScore} count={product.review.count} />
              </a>
            )}
          </div>
          <p className={styles.summary}>{product.summary}</p>
          <div aria-live="polite">
            <Price {...price} large />
            {reduced && (
              <p className={styles.note}>Doorgestreept: laagste prijs in de 30 dagen vóór de verlaging</p>
            )}
          </div>
          {variant && (
            <>
              <VariantChoice product={product} variant={variant} onChoose={choose} />
              <Delivery variant={variant} />
              {renderBuy(variant)}
              <noscript>
                <p>Kiezen en bestellen werkt met JavaScript. Zonder helpen we je graag aan de telefoon.</p>
              </noscript>
            </>
          )}
          <ul className={styles.usps}>
            {product.usps.map((usp) => (
              <li key={usp}>
                <Check size={18} aria-hidden />
                {usp}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
