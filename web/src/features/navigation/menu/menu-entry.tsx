import { clsx } from 'clsx'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { Link } from '../../../router/link.tsx'
import type { MenuItem } from 'shared-types/contracts/content'
import styles from './main-menu.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  item: MenuItem
  panel: MenuItem | null
  open: boolean
  onOpen: () => void
  onClose: () => void
}

// Delays in milliseconds: a pointer that only passes by neither opens nor closes a panel.
const openAfter = 90
const closeAfter = 180

/**
 * One item of the main menu. With a panel, the first press opens it (hovering does too) and the next follows
 * the link; arrow down moves into it, Escape closes it. Without JavaScript it is a plain link.
 */
export function MenuEntry({ item, panel, open, onOpen, onClose }: Props) {
  const entry = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const content = panel ?? (item.items.length > 0 || item.content ? item : null)
  const panelId = `menu-${item.id}`

  if (!content) {
    return (
      <li>
        <Link className={styles.item} to={item.link}>
          {item.title}
        </Link>
      </li>
    )
  }

  const hover = (event: PointerEvent, then: () => void, delay: number) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(then, delay)
  }
  const press = (event: MouseEvent) => {
    if (open || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onClose()
      entry.current?.querySelector('a')?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === entry.current?.querySelector('a')) {
      event.preventDefault()
      onOpen()
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${panelId} a`)?.focus())
    }
  }

  return (
    // Only the links inside are interactive; the item handles events that bubble up from them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={entry}
      onPointerEnter={(event) => hover(event, onOpen, openAfter)}
      onPointerLeave={(event) => hover(event, onClose, closeAfter)}
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && onClose()
      }
    >
      <Link
        className={clsx(styles.item, open && styles.open)}
        to={item.link}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={press}
      >
        {item.title}
        <Icon of={ChevronDown} size={16} />
      </Link>
      <MenuPanel id={panelId} item={item} panel={content} open={open} />
    </li>
  )
}
