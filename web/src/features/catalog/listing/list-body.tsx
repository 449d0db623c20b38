import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
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
import { ShownAddress, useFilterNavigation } from '../filters/use-filter-navigation.ts'

export interface ListBodyProps {
  list: ProductList
  place: ListSource
  /** The first page shown; the last is the listing's own page. */
  from: number
  renderActions?: RenderActions | undefined
  /** Shown above the filters: guided selling. */
  help?: ReactNode
}

interface ChoosingProps {
  /** URL of the listing that is shown. */
  shown: string
  className: string
  children: ReactNode
}

/** Wraps choices: a choice made while another is loading is combined with it. */
function Choosing({ shown, className, children }: ChoosingProps) {
  const choose = useFilterNavigation()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isCurrent = shown === `${location.pathname}${location.search}`
    if (link?.rel !== 'nofollow' || isCurrent || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    choose(`${link.pathname}${link.search}`)
  }
  return (
    // Not a control itself: it handles clicks on the links inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={className} onClickCapture={follow}>
      {children}
    </div>
  )
}

/** The products of a listing, with filters and sorting. */
export function ListBody({ list, place, from, renderActions, help }: ListBodyProps) {
  const { filters, products } = list
  const { shown, whole, missed } = place
  const choices = choicesIn(filters)
  return (
    <ShownAddress value={shown}>
      <Choosing shown={shown} className={clsx(styles.columns, filters.length > 0 && styles.filtered)}>
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
              <ListPages {...{ list, place, from, renderActions }} />
            </>
          ) : (
            <EmptyList choices={choices} whole={whole} />
          )}
        </div>
      </Choosing>
    </ShownAddress>
  )
}
