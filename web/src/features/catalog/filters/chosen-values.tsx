import { X } from 'lucide'
import { Link } from '../../../router/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './chosen-values.module.css'
import type { Choice } from '../product-list.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  choices: Choice[]
  /** Address of the list without any of them. */
  whole: string
}

/** What was chosen, each of it to be undone by itself, and all of it together. */
export function ChosenValues({ choices, whole }: Props) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Gekozen filters">
      {choices.map(({ key, words, without }) => (
        <li key={key}>
          <Link className={styles.choice} to={without} keepScroll rel="nofollow">
            {words}
            <VisuallyHidden> verwijderen</VisuallyHidden>
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} to={whole} keepScroll>
          Herstel filters
        </Link>
      </li>
    </ul>
  )
}
