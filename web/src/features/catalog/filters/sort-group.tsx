import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { SortOption } from 'shared-types/contracts/catalog'
import { Icon } from '../../../ui/media/icon.tsx'
import { sortChoice } from '../product-list.ts'
import { ChoiceLink } from './choice-link.tsx'
import { Collapsible } from './collapsible.tsx'
import panel from './filter-panel.module.css'
import styles from './sort-group.module.css'

/** The sort orders, as one more group of the filters. */
export function SortGroup({ options }: { options: SortOption[] }) {
  const selected = options.find(({ isSelected }) => isSelected)
  return (
    <Collapsible
      className={clsx(panel.group, styles.sort)}
      open={false}
      summary={
        <>
          Sorteren{selected && `: ${selected.displayTitle}`}
          <Icon of={ChevronDown} size={18} />
        </>
      }
    >
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
    </Collapsible>
  )
}
