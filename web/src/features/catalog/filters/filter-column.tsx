import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { countOf, type ProductList } from '../product-list.ts'
import styles from './filter-column.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { SortGroup } from './sort-group.tsx'

interface Props {
  list: ProductList
  whole: string
  /** Shown above the filters. */
  help?: ReactNode
  /** Moves to the first of the products. */
  onShow: () => void
}

/**
 * Sort orders and filters beside the products, on wide screens. It stays in the viewport and scrolls
 * separately.
 */
export function FilterColumn({ list: { filters, sort, pagination }, whole, help, onShow }: Props) {
  const isNarrowed = filters.some(({ nrOfAttributesSelected }) => nrOfAttributesSelected > 0)
  return (
    <aside className={styles.column} aria-label="Filters">
      <div className={styles.groups}>
        {help}
        {pagination.total > 1 && <SortGroup options={sort} />}
        <FilterPanel filters={filters} />
      </div>
      <div className={styles.foot}>
        {isNarrowed && (
          <ButtonLink className={styles.action} look="secondary" to={whole} keepScroll>
            Herstel filters
          </ButtonLink>
        )}
        <Button className={styles.action} onClick={onShow}>
          Bekijk {countOf(pagination.total)}
        </Button>
      </div>
    </aside>
  )
}
