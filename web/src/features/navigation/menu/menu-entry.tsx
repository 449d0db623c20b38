import { clsx } from 'clsx'
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { Link } from '../../../router/link.tsx'
import { opensElsewhere } from '../../../router/opens-elsewhere.ts'
import type { MainMenuItem, MenuItem } from 'shared-types/contracts/content'
import styles from './main-menu.module.css'
import type { MenuPanelProps } from './menu-panel.tsx'

interface Props {
  item: MainMenuItem
  /** Null until its code is loaded. */
  Panel: ComponentType<MenuPanelProps> | null
  /** Undefined until it is fetched. */
  panel: MenuItem | undefined
  open: boolean
  onOpen: () => void
  onClose: () => void
}

// Delays in milliseconds: a pointer that only passes by neither opens nor closes a panel.
const openAfter = 90
const closeAfter = 180

const enterPanel = (panel: HTMLElement) => panel.querySelector('a')?.focus()

/**
 * One item of the main menu. With a panel, the first press opens it (hovering does too) and the next follows
 * the link; arrow down moves into it, Escape or a press beside it closes it. Without JavaScript it is a plain link.
 */
export function MenuEntry({ item, Panel, panel, open, onOpen, onClose }: Props) {
  const entry = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The focus moves into the panel as soon as it is shown. */
  const entering = useRef(false)
  const panelId = `menu-${item.id}`

  const closeBeside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && entry.current?.contains(target))) onClose()
  })
  // A finger neither leaves the panel, as a mouse does, nor takes the focus out of it.
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [open])

  if (!item.hasPanel) {
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
    if (open || opensElsewhere(event)) return
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
      const shown = document.getElementById(panelId)
      if (shown) return enterPanel(shown)
      entering.current = true
      onOpen()
    }
  }
  const onShow = (shown: HTMLElement) => {
    if (entering.current) enterPanel(shown)
    entering.current = false
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
      </Link>
      {open && panel && Panel && <Panel id={panelId} item={item} panel={panel} onShow={onShow} />}
    </li>
  )
}
