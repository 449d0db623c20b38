import type { CategoryFilter } from 'shared-types/api/catalog'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import { countOf } from './product-list.ts'

interface Props {
  filters: CategoryFilter[]
  total: number
  /** How many values are chosen. */
  chosen: number
  whole: string
  onClose: () => void
}

/** The filters over the full height of a narrow screen, with what they lead to always in sight. */
export function FilterSheet({ filters, total, chosen, whole, onClose }: Props) {
  return (
    <Drawer title="Filters" onClose={onClose}>
      <FilterPanel filters={filters} />
      <div className={styles.bar}>
        {chosen > 0 && (
          <ButtonLink look="secondary" to={whole} keepScroll>
            Herstel filters
          </ButtonLink>
        )}
        <Button wide onClick={onClose}>
          <output>Bekijk {countOf(total)}</output>
        </Button>
      </div>
    </Drawer>
  )
}
