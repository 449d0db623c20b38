import type { ReactNode } from 'react'
import type { ProductTile, ProductTiles } from 'shared-types/contracts/catalog'
import { usePublic } from '../../../api/use-public.ts'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/text/price.tsx'
import styles from './upsells.module.css'

const shownUpsells = 3

interface Props {
  /** `/api` URL of the products. */
  from: string
  /** Products that are in the cart already, also as a gift. */
  except: ReadonlySet<number>
  renderAdd: (product: ProductTile) => ReactNode
}

/** Products that go with a purchase, each with an add button. Renders nothing if they cannot be fetched. */
export function Upsells({ from, except, renderAdd }: Props) {
  const { data } = usePublic<ProductTiles>(from)
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
            <div className={styles.text}>
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
