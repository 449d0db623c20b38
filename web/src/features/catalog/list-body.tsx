import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ChosenValues } from './chosen-values.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { ListPages } from './list-pages.tsx'
import styles from './listing-view.module.css'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { RenderActions } from './product-grid.tsx'
import { choicesIn, type ListPlace, type ProductList } from './product-list.ts'

export interface ListBodyProps {
  list: ProductList
  place: ListPlace
  /** The first page in sight; the list's own is the last. */
  from: number
  renderActions?: RenderActions | undefined
  /** Above the filters: another way to narrow the list. */
  help?: ReactNode
}

/** A list of products with everything to narrow and order it by. */
export function ListBody({ list, place, from, renderActions, help }: ListBodyProps) {
  const { filters, products } = list
  const choices = choicesIn(filters)
  return (
    <div className={clsx(styles.columns, filters.length > 0 && styles.filtered)}>
      {filters.length > 0 && (
        <aside className={styles.filters} aria-label="Filters">
          {help}
          <FilterPanel filters={filters} />
        </aside>
      )}
      <div>
        <h2>
          <VisuallyHidden>Producten</VisuallyHidden>
        </h2>
        <ListingToolbar list={list} whole={place.whole} />
        {products.length > 0 ? (
          <>
            <ChosenValues choices={choices} whole={place.whole} />
            <ListPages {...{ list, place, from, renderActions }} />
          </>
        ) : (
          <EmptyList choices={choices} whole={place.whole} />
        )}
      </div>
    </div>
  )
}
