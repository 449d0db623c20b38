import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { useRef } from 'react'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { trackedTile } from '../../analytics/ecommerce/tracked-product.ts'
import { track } from '../../analytics/track.ts'
import { paths } from '../../paths.ts'
import { type Favourite, removeFavourite, useFavourites } from '../../stores/favourites.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useFocusAfterRemoval } from '../../ui/browser/use-focus-after-removal.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import styles from './favourite-list.module.css'
import {
  loadOf,
  ProductGridSkeleton,
  type RenderActions,
} from '../../features/catalog/listing/product-grid.tsx'
import grid from '../../features/catalog/listing/product-grid.module.css'
import { ProductTile } from '../../features/catalog/tiles/product-tile.tsx'
import { TileSkeleton } from '../../features/catalog/tiles/tile-skeleton.tsx'
import { useProducts } from '../../features/catalog/use-products.ts'
import { UnavailableTile } from './unavailable-tile.tsx'

const tileSizes =
  '(width >= 84em) 302px, (width >= 75em) calc(25vw - 34px), (width >= 62em) calc(33vw - 37px), calc(50vw - 24px)'

const list = { listId: 'favorieten', listName: 'Favorieten' }

function NoFavourites() {
  return (
    <EmptyState icon={Heart} title="Je hebt nog geen favorieten">
      <p>Tik op het hartje bij een artikel. Je vindt het hier terug, ook als je later terugkomt.</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </EmptyState>
  )
}

interface Props {
  /** Renders a product's actions besides opening it. */
  renderActions: RenderActions
}

function Favourites({ favourites, renderActions }: Props & { favourites: Favourite[] }) {
  const found = useProducts(favourites.map(({ id }) => id))
  return (
    <QueryBoundary of={found} what="content" skeleton={<ProductGridSkeleton />}>
      {(products) => (
        <>
          <Tracked
            event={() => ({
              event: 'view_item_list',
              ...list,
              items: favourites.flatMap(({ id }, index) => {
                const product = products.get(id)
                return product ? [trackedTile(product, index)] : []
              }),
            })}
          />
          <ul className={grid.grid}>
            {favourites.map((favourite, index) => {
              const product = products.get(favourite.id)
              return (
                <li key={favourite.id}>
                  {product && (
                    <ProductTile
                      product={product}
                      sizes={tileSizes}
                      load={loadOf(index)}
                      actions={renderActions(product)}
                      onOpen={() =>
                        track({ event: 'select_item', ...list, items: [trackedTile(product, index)] })
                      }
                    />
                  )}
                  {!product && found.isLoading && <TileSkeleton />}
                  {!product && !found.isLoading && (
                    <UnavailableTile
                      favourite={favourite}
                      sizes={tileSizes}
                      load={loadOf(index)}
                      onRemove={() => removeFavourite(favourite.id)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </QueryBoundary>
  )
}

/** The favourites, with their current product data. */
export function FavouriteList({ renderActions }: Props) {
  const favourites = useFavourites()
  const region = useRef<HTMLDivElement>(null)
  const count = favourites?.length ?? 0
  useFocusAfterRemoval(count, region)
  if (!favourites) return <ProductGridSkeleton />
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      {count === 0 ? (
        <NoFavourites />
      ) : (
        <>
          <h2 className={styles.count} aria-live="polite">
            {count === 1 ? '1 artikel' : `${count} artikelen`}
          </h2>
          <Favourites favourites={favourites} renderActions={renderActions} />
        </>
      )}
    </div>
  )
}
