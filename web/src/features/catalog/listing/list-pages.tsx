import { useEffect, useRef } from 'react'
import { usePublic } from '../../../api/use-public.ts'
import { Tracked } from '../../../analytics/ecommerce/tracked.tsx'
import { trackedTile } from '../../../analytics/ecommerce/tracked-product.ts'
import { Link } from '../../../router/link.tsx'
import { opensElsewhere } from '../../../router/opens-elsewhere.ts'
import styles from './pages.module.css'
import { ProductGrid, type RenderActions, Tiles, TileSkeletons } from './product-grid.tsx'
import type { ListSource, ProductList } from '../product-list.ts'
import { useLoadNearEnd } from './use-load-near-end.ts'
import { useLoadPages } from './use-load-pages.ts'

interface Props {
  list: ProductList
  source: ListSource
  from: number
  renderActions?: RenderActions | undefined
}

/** The name and position of a page of the listing, as it is measured. */
const measuredAs = ({ whole, name }: ListSource, page: number, pageSize: number) => ({
  listId: whole.replace(/\?.*/, ''),
  listName: name,
  start: (page - 1) * pageSize,
})

/** A page that was loaded before, in this visit or before a reload. */
function EarlierPage({
  page,
  source,
  pageSize,
  ...rest
}: { page: number; pageSize: number } & Omit<Props, 'list' | 'from'> & { first: boolean }) {
  const { data } = usePublic<ProductList>(source.pageKey(page))
  if (!data) return <TileSkeletons count={pageSize} />
  return <Tiles {...rest} {...measuredAs(source, page, pageSize)} products={data.products} />
}

const seen = ({ total, subtotal, pageSize }: ProductList['pagination'], from: number) => {
  if (from === 1) return `Je hebt ${subtotal} van de ${total} producten bekeken`
  return `Je bekijkt product ${(from - 1) * pageSize + 1} tot en met ${subtotal} van de ${total}`
}

const focusTile = (grid: HTMLElement | null, index: number) =>
  requestAnimationFrame(() =>
    grid?.querySelectorAll<HTMLElement>('h3 a')[index]?.focus({ preventScroll: true }),
  )

/** The products of a listing, page by page, with links to load more. */
export function ListPages({ list, source, from, renderActions }: Props) {
  const { products, pagination } = list
  const { page, pageSize, pageLinks, total, subtotal } = pagination
  const { loading, failed, loadNext, loadPrevious } = useLoadPages({ list, source, from })
  const { next, previous } = pageLinks
  const { end, keepLoading } = useLoadNearEnd({ next, failed, loadNext })
  const grid = useRef<HTMLDivElement>(null)
  const { start, ...named } = measuredAs(source, page, pageSize)
  const earlier = Array.from({ length: page - from }, (_, index) => from + index)

  const press = async () => {
    const shown = subtotal - (from - 1) * pageSize
    keepLoading()
    if (await loadNext('pressed')) focusTile(grid.current, shown)
  }

  // The link may go with the first page; the focus goes to the products that came.
  const wantedFrom = useRef(0)
  const pressPrevious = async () => {
    wantedFrom.current = from - 1
    if (!(await loadPrevious())) wantedFrom.current = 0
  }
  useEffect(() => {
    if (wantedFrom.current === from) focusTile(grid.current, 0)
    wantedFrom.current = 0
  }, [from])

  return (
    <>
      {from > 1 && previous && (
        <div className={styles.before}>
          <Link
            className={styles.previous}
            to={previous}
            rel="prev"
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              void pressPrevious()
            }}
          >
            Vorige producten
          </Link>
        </div>
      )}
      <Tracked
        key={products.map(({ id }) => id).join()}
        event={() => ({
          event: 'view_item_list',
          ...named,
          items: products.map((product, index) => trackedTile(product, start + index)),
        })}
      />
      <div ref={grid}>
        <ProductGrid>
          {earlier.map((number) => (
            <EarlierPage
              key={number}
              page={number}
              first={number === from}
              {...{ source, pageSize, renderActions }}
            />
          ))}
          <Tiles key={page} first={page === from} {...named} {...{ start, products, renderActions }} />
          {/* Skeletons reserve the space of the coming products, so that what is below does not jump. */}
          {loading && <TileSkeletons count={Math.min(pageSize, total - subtotal)} />}
        </ProductGrid>
      </div>
      {(next || page > 1) && (
        <nav ref={end} className={styles.pages} aria-label="Meer producten">
          <output id="seen-of-list">{seen(pagination, from)}</output>
          <progress aria-labelledby="seen-of-list" value={subtotal} max={total} />
          {next && <LoadMore to={next} loading={loading} onPress={() => void press()} />}
        </nav>
      )}
    </>
  )
}

/** A link, so that it works without JavaScript. */
function LoadMore({ to, loading, onPress }: { to: string; loading: boolean; onPress: () => void }) {
  return (
    <Link
      className={styles.next}
      to={to}
      rel="next"
      aria-disabled={loading || undefined}
      // The press itself fetches the next page, so prefetching it is useless.
      onPointerDown={undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      {loading ? 'Aan het laden...' : 'Laad meer'}
    </Link>
  )
}
