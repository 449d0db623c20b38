import { type ReactNode, useRef } from 'react'
import type { SortOption } from 'shared-types/contracts/catalog'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { useFocusAfterRemoval } from '../../../ui/browser/use-focus-after-removal.ts'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './filter-sheet.module.css'
import { countOf } from '../product-list.ts'
import { SortGroup } from './sort-group.tsx'

interface Props {
  sort: SortOption[]
  total: number
  /** The number of chosen values. */
  chosen: number
  whole: string
  onClose: () => void
  children: ReactNode
}

/** The filters in a full-height sheet for narrow screens, with the number of products always visible. */
export function FilterSheet({ sort, total, chosen, whole, onClose, children }: Props) {
  const show = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(chosen, show)
  return (
    <Drawer
      title="Filters"
      onClose={onClose}
      foot={
        <>
          {chosen > 0 && (
            <ButtonLink className={styles.reset} look="secondary" to={whole} keepScroll>
              Herstel filters
            </ButtonLink>
          )}
          <Button ref={show} wide className={styles.show} onClick={onClose}>
            Bekijk {countOf(total)}
          </Button>
          {/* Screen readers cannot reach the count behind the sheet, so it is repeated here. */}
          <VisuallyHidden>
            <output>{countOf(total)}</output>
          </VisuallyHidden>
        </>
      }
    >
      {total > 1 && <SortGroup options={sort} />}
      {children}
    </Drawer>
  )
}
