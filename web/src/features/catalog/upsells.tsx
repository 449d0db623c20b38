import type { ReactNode } from 'react'
import type { ProductTile, ProductTiles } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { usePublic } from '../../api/use-public.ts'
import { paths } from '../../paths.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './upsells.module.css'

const shownUpsells = 3

interface Props {
  /** The product that was put in the cart. */
  productId: number
  /** Products that are in the cart already, as a gift too. */
  except: ReadonlySet<number>
  renderAdd: (product: ProductTile) => ReactNode
}

/** What goes with a product, to be added in passing. Not there when it cannot be had. */
export function Upsells({ productId, except, renderAdd }: Props) {
  const { data } = usePublic<ProductTiles>(apiPaths.relatedProducts(productId))
  const offered = data?.products.filter(({ id, available }) => available && !except.has(id)) ?? []
  const products = offered.slice(0, shownUpsells)
  if (products.length === 0) return null
  return (
    <section>
      <h3>Past hier mooi bij</h3>
      <ul className={styles.upsells}>
        {products.map((product) => (
          <li key={product.id}>
            <span className={styles.picture}>
              {product.images[0] && <Image image={product.images[0]} sizes="72px" decorative />}
            </span>
            <div className={styles.words}>
              <Link to={paths.product(product.slug)}>{product.title}</Link>
              <Price {...product.price} from={product.priceFrom} />
              {renderAdd(product)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
