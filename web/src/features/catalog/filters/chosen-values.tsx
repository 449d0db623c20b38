import X from 'lucide/dist/esm/icons/x.mjs'
import { Link } from '../../../router/link.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './chosen-values.module.css'
import { ChoiceLink } from './choice-link.tsx'
import type { Choice } from '../product-list.ts'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  choices: Choice[]
  /** URL of the listing without any filters. */
  whole: string
}

/** The chosen filter values, with a link to remove each, and one to remove all. */
export function ChosenValues({ choices, whole }: Props) {
  if (choices.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label="Gekozen filters">
      {choices.map(({ label, ...choice }) => (
        <li key={`${choice.key}/${choice.value}`}>
          <ChoiceLink className={styles.choice} choice={choice}>
            {label}
            <VisuallyHidden> verwijderen</VisuallyHidden>
            <Icon of={X} size={16} />
          </ChoiceLink>
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
