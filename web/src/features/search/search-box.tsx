import Search from 'lucide/dist/esm/icons/search.mjs'
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { longestTerm, searchTerm, shortestTerm } from 'shared-types/search-term'
import { paths, typedTerm } from '../../paths.ts'
import { aheadOfNeed } from '../../router/chunk-reload.ts'
import { useStateOfPage } from '../../ui/browser/use-state-of-page.ts'
import { nextOption } from '../../ui/input/next-option.ts'
import styles from './search-box.module.css'
import type { SuggestionsProps } from './suggestions.tsx'
import { Icon } from '../../ui/media/icon.tsx'

const listId = 'search-suggestions'

const optionsIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[role="option"]')]

/**
 * A plain form, so that searching works without JavaScript. From the first focus on it is a combobox: the
 * focus stays in the field, and the arrow keys move the active option. Without the code of the suggestions it only
 * searches, and the next key tries again.
 */
export function SearchBox() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const searched = pathname.startsWith(paths.search()) ? searchTerm(typedTerm(search)) : ''
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useStateOfPage(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const term = searchTerm(typed)
  const open = isOpen && term.length >= shortestTerm && Suggestions !== null

  const close = () => {
    setOpen(() => false)
    setActive(null)
  }
  const prepare = () => {
    if (Suggestions) return
    aheadOfNeed(async () => {
      const module = await import('./suggestions.tsx')
      setSuggestions(() => module.Suggestions)
    })
  }
  const show = (value: string) => {
    prepare()
    setTyped(value)
    setOpen(() => true)
  }
  const type = (value: string) => {
    show(value)
    setActive(null)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('tn_q') ?? '')
    if (searchTerm(value).length < shortestTerm) return
    close()
    navigate(paths.search(searchTerm(value)))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const options = form.current ? optionsIn(form.current) : []
    const pointedAt = options.find(({ id }) => id === active)
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      // A search fills the box in, and the browser may restore it.
      show(event.currentTarget.value)
      const ids = options.map(({ id }) => id)
      setActive(nextOption(ids, active, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && open && pointedAt) {
      event.preventDefault()
      pointedAt.click()
    } else if (event.key === 'Enter' && searchTerm(event.currentTarget.value).length === shortestTerm) {
      // Spec §4: Enter searches only for more than three characters. The button searches for three. For less, the
      // browser says what is missing.
      event.preventDefault()
    }
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form ref={form} className={styles.form} action={paths.search()} onSubmit={submit} onBlur={leave}>
        <input
          key={searched}
          className={styles.input}
          type="search"
          name="tn_q"
          defaultValue={searched}
          minLength={shortestTerm}
          maxLength={longestTerm}
          placeholder="Waar ben je naar op zoek?"
          aria-label="Zoeken"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active ?? undefined}
          onFocus={prepare}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
        />
        <button type="submit" className={styles.button} aria-label="Zoeken">
          <Icon of={Search} size={20} />
        </button>
        <div id={listId} className={styles.popup} hidden={!open}>
          {open && <Suggestions term={term} active={active} onFail={close} onChoose={close} />}
        </div>
      </form>
    </search>
  )
}
