import type { ProductTile } from 'shared-types/contracts/catalog'
import { paths } from '../../paths.ts'
import { Image } from '../../ui/media/image.tsx'
import { Link } from '../../router/link.tsx'
import { Price } from '../../ui/text/price.tsx'
import styles from './chat-products.module.css'

interface Props {
  products: ProductTile[]
  onFollow: () => void
}

/** Products as small cards below a reply. */
export function ChatProducts({ products, onFollow }: Props) {
  return (
    <ul className={styles.products}>
      {products.map(({ id, slug, title, images: [image], price, priceFrom }) => (
        <li key={id}>
          <Link className={styles.product} to={paths.product(slug)} onClick={onFollow}>
            <span className={styles.picture}>{image && <Image image={image} sizes="64px" decorative />}</span>
            <span className={styles.text}>
              {title}
              <Price {...price} from={priceFrom} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
