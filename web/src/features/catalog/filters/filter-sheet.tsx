import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { SortOption } from 'shared-types/contracts/catalog'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ChoiceLink } from './choice-link.tsx'
import panel from './filter-panel.module.css'
import styles from './filter-sheet.module.css'
import { countOf, sortChoice } from '../product-list.ts'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  sort: SortOption[]
  total: number
  /** The number of chosen values. */
  chosen: number
  whole: string
  onClose: () => void
  children: ReactNode
}

/** The sort orders, as one more group, so that shoppers can sort without closing the sheet. */
function Sort({ options }: { options: SortOption[] }) {
  const selected = options.find(({ isSelected }) => isSelected)
  return (
    <details className={clsx(panel.group, styles.sort)}>
      <summary>
        Sorteren{selected && `: ${selected.displayTitle}`}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        {options.map((option, index) => (
          <li key={option.rawUrl}>
            <ChoiceLink
              className={panel.value}
              choice={sortChoice(option, index)}
              aria-current={option.isSelected || undefined}
            >
              <span className={panel.title}>{option.displayTitle}</span>
              {option.isSelected && <Icon of={Check} size={18} />}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The filters in a full-height sheet for narrow screens, with the number of products always visible. */
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
          {/* Screen readers cannot reach the count behind the sheet, so it is repeated here. */}
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
