import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { aheadOfNeed, loadNeeded } from '../../../router/chunk-reload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { FilterSheet } from '../filters/filter-sheet.tsx'
import styles from './listing-toolbar.module.css'
import { countOf, type ProductList } from '../product-list.ts'
import { SortMenu } from './sort-menu.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

type Sheet = ComponentType<ComponentProps<typeof FilterSheet>>

const loadSheet = () => import('../filters/filter-sheet.tsx').then((module) => module.FilterSheet)

interface Props {
  list: ProductList
  whole: string
  /** Shown above the filters. */
  help?: ReactNode
}

/** The number of products, the sort menu, and on narrow screens the button for the filters. */
export function ListingToolbar({ list: { filters, sort, pagination }, whole, help }: Props) {
  const [Sheet, setSheet] = useState<Sheet | null>(null)
  const chosen = filters.reduce((sum, { nrOfAttributesSelected }) => sum + nrOfAttributesSelected, 0)
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>{countOf(pagination.total)}</output>
      <div className={styles.bar}>
        {filters.length > 0 && (
          <Button
            className={styles.filters}
            look="secondary"
            aria-haspopup="dialog"
            onPointerDown={() => aheadOfNeed(loadSheet)}
            onClick={async () => {
              const Loaded = await loadNeeded(loadSheet)
              setSheet(() => Loaded)
            }}
          >
            <Icon of={SlidersHorizontal} size={18} />
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
        )}
        {pagination.total > 1 && <SortMenu options={sort} />}
      </div>
      {Sheet && (
        <Sheet
          sort={sort}
          total={pagination.total}
          chosen={chosen}
          whole={whole}
          onClose={() => setSheet(null)}
        >
          {help}
          <FilterPanel filters={filters} />
        </Sheet>
      )}
    </div>
  )
}
