import Check from 'lucide/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react'
import type { SortOption } from 'shared-types/contracts/catalog'
import { ChoiceLink } from '../filters/choice-link.tsx'
import { sortChoice } from '../product-list.ts'
import styles from './sort-menu.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** The focus must not stay inside: it would be lost. */
const close = (menu: HTMLDetailsElement) => {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key === 'Escape') close(currentTarget)
}

const closeOnChoice = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
  if (target instanceof Element && target.closest('a')) close(currentTarget)
}

/** Closes on a press outside, like any menu, and on Back, which may lead to the same listing. */
const closeBeside = ({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) => {
  if (!menu.open) return
  const closed = new AbortController()
  const leave = ({ target }: Event) => {
    if (target instanceof Node && menu.contains(target)) return
    menu.open = false
    closed.abort()
  }
  document.addEventListener('pointerdown', leave, closed)
  addEventListener('popstate', leave, closed)
}

/** The sort orders of a listing as links, so that they work before hydration and without JavaScript. */
export function SortMenu({ options }: { options: SortOption[] }) {
  const selected = options.find(({ isSelected }) => isSelected)
  if (options.length < 2) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.sort} onClick={closeOnChoice} onKeyDown={closeOnEscape} onToggle={closeBeside}>
      <summary>
        <span>Sorteren{selected && <i>: {selected.displayTitle}</i>}</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        {options.map((option, index) => (
          <li key={option.rawUrl}>
            <ChoiceLink choice={sortChoice(option, index)} aria-current={option.isSelected || undefined}>
              {option.displayTitle}
              {option.isSelected && <Icon of={Check} size={18} />}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
