import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FailedPart } from '../../../ui/failure/query-boundary.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ChosenValues } from '../filters/chosen-values.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { ListPages } from './list-pages.tsx'
import styles from './listing-view.module.css'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { RenderActions } from './product-grid.tsx'
import { choicesIn, type ListSource, type ProductList } from '../product-list.ts'
import { ShownUrl } from '../filters/choice-link.tsx'

export interface ListBodyProps {
  list: ProductList
  source: ListSource
  /** The first page shown; the last is the listing's own page. */
  from: number
  renderActions?: RenderActions | undefined
  /** Shown above the filters: the advice. */
  help?: ReactNode
}

/** The products of a listing, with filters and sorting. */
export function ListBody({ list, source, from, renderActions, help }: ListBodyProps) {
  const { filters, products } = list
  const { shown, whole, missed } = source
  const choices = choicesIn(filters)
  return (
    <ShownUrl value={shown}>
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
          <ListingToolbar list={list} whole={whole} help={help} />
          {missed && <FailedPart {...missed} />}
          {products.length > 0 ? (
            <>
              <ChosenValues choices={choices} whole={whole} />
              <ListPages {...{ list, source, from, renderActions }} />
            </>
          ) : (
            <EmptyList choices={choices} whole={whole} />
          )}
        </div>
      </div>
    </ShownUrl>
  )
}
