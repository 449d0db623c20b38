import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './filter-sheet.module.css'
import { countOf } from './product-list.ts'

interface Props {
  total: number
  /** How many values are chosen. */
  chosen: number
  whole: string
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/** The filters over the full height of a narrow screen, with what they lead to always in sight. */
export function FilterSheet({ total, chosen, whole, onClose, children }: Props) {
  return (
    <Drawer title="Filters" onClose={onClose}>
      {children}
      <div className={styles.bar}>
        {chosen > 0 && (
          <ButtonLink look="secondary" to={whole} keepScroll>
            Herstel filters
          </ButtonLink>
        )}
        <Button wide onClick={onClose}>
          Bekijk {countOf(total)}
        </Button>
        {/* What is behind the sheet is not read out. */}
        <VisuallyHidden>
          <output>{countOf(total)}</output>
        </VisuallyHidden>
      </div>
    </Drawer>
  )
}
