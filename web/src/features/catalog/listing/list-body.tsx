import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useFocusAfterRemoval } from '../../../ui/browser/use-focus-after-removal.ts'
import { FailedPart } from '../../../ui/failure/query-boundary.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ChosenValues } from '../filters/chosen-values.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterColumn } from '../filters/filter-column.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(choices.length, heading)
  const showProducts = () => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <ShownUrl value={shown}>
      <div className={clsx(styles.columns, filters.length > 0 && styles.filtered)}>
        {filters.length > 0 && <FilterColumn list={list} whole={whole} help={help} onShow={showProducts} />}
        <div>
          <h2 ref={heading} className={styles.start} tabIndex={-1}>
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
