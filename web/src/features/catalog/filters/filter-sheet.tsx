import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { SortOption } from 'shared-types/contracts/catalog'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Link } from '../../../router/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import panel from './filter-panel.module.css'
import styles from './filter-sheet.module.css'
import { countOf } from '../product-list.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  sort: SortOption[]
  total: number
  /** How many values are chosen. */
  chosen: number
  whole: string
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/** The orders, as one more group of the sheet: who narrows a list there need not leave it to sort. */
function Sort({ options }: { options: SortOption[] }) {
  const selected = options.find(({ isSelected }) => isSelected)
  return (
    <details className={clsx(panel.group, styles.sort)}>
      <summary>
        Sorteren{selected && `: ${selected.displayTitle}`}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        {options.map(({ displayTitle, url, isSelected }) => (
          <li key={url}>
            <Link
              className={panel.value}
              to={url}
              keepScroll
              rel="nofollow"
              aria-current={isSelected || undefined}
            >
              <span className={panel.title}>{displayTitle}</span>
              {isSelected && <Icon of={Check} size={18} />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The filters over the full height of a narrow screen, with what they lead to always in sight. */
export function FilterSheet({ sort, total, chosen, whole, onClose, children }: Props) {
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
          <Button wide className={styles.show} onClick={onClose}>
            Bekijk {countOf(total)}
          </Button>
          {/* What is behind the sheet is not read out. */}
          <VisuallyHidden>
            <output>{countOf(total)}</output>
          </VisuallyHidden>
        </>
      }
    >
      {total > 1 && <Sort options={sort} />}
      {children}
    </Drawer>
  )
}
