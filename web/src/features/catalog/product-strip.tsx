import type { ProductTiles } from 'shared-types/api/catalog'
import { usePublic } from '../../api/use-public.ts'
import { track } from '../../track/track.ts'
import { Tracked } from '../../track/tracked.tsx'
import { trackedTile } from '../../track/tracked-product.ts'
import { Section } from '../../ui/section.tsx'
import styles from './product-strip.module.css'
import { ProductTile } from './product-tile.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

const tileSizes = '(width >= 1344px) 296px, (width >= 992px) calc(25vw - 40px), (width >= 640px) 33vw, 62vw'

interface Props {
  title: string
  /** `/api` address of the products. */
  from: string
}

/** Products side by side, to be pushed along. Not worth an error message: when it fails it is not there. */
export function ProductStrip({ title, from }: Props) {
  const { data, error } = usePublic<ProductTiles>(from)
  if (error || data === null || data?.products.length === 0) return null
  const list = { listId: title, listName: title }
  return (
    <Section title={title}>
      {data && (
        <Tracked
          key={from}
          event={() => ({ event: 'view_item_list', ...list, items: data.products.map(trackedTile) })}
        />
      )}
      <ul className={styles.strip} aria-label={title}>
        {data
          ? data.products.map((product, index) => (
              <li key={product.id}>
                <ProductTile
                  product={product}
                  sizes={tileSizes}
                  onOpen={() =>
                    track({ event: 'select_item', ...list, items: [trackedTile(product, index)] })
                  }
                />
              </li>
            ))
          : ['a', 'b', 'c', 'd'].map((key) => (
              <li key={key}>
                <TileSkeleton />
              </li>
            ))}
      </ul>
    </Section>
  )
}
