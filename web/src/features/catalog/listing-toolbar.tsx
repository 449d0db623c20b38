import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Listing } from 'shared-types/api/catalog'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './listing-toolbar.module.css'
import { SortMenu } from './sort-menu.tsx'

/** How many products there are, in which order, and on narrow screens the way to the filters. */
export function ListingToolbar({ listing: { filters, sort, pagination } }: { listing: Listing }) {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const chosen = filters.reduce((sum, { nrOfAttributesSelected }) => sum + nrOfAttributesSelected, 0)
  const count = pagination.total === 1 ? '1 product' : `${pagination.total} producten`
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>{count}</output>
      {filters.length > 0 && (
        <Button
          className={styles.filters}
          look="secondary"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      )}
      <SortMenu key={key} options={sort} />
      {open && (
        <Drawer title="Filters" onClose={() => setOpen(false)}>
          <FilterPanel filters={filters} />
          <Button className={styles.show} wide onClick={() => setOpen(false)}>
            Bekijk {count}
          </Button>
        </Drawer>
      )}
    </div>
  )
}
