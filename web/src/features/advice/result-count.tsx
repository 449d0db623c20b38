import type { Advice } from 'shared-types/api/advice'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import styles from './wizard.module.css'

interface Props {
  advice: Advice
  /** A later count is on its way. */
  pending: boolean
}

/** How many products fit the answers so far, read out whenever it changes; and the way to them that needs no script. */
export function ResultCount({ advice: { count, resultUrl, category }, pending }: Props) {
  return (
    <div className={styles.count} aria-busy={pending}>
      <output>
        {count === 0
          ? 'Geen enkel product past bij al deze antwoorden. Ga een vraag terug en kies iets anders.'
          : `${count === 1 ? '1 product past' : `${count} producten passen`} bij je antwoorden.`}
      </output>
      <Link to={count === 0 ? paths.category(category.path) : resultUrl}>
        {count === 0 ? `Alle ${category.title.toLowerCase()}` : 'Bekijk ze nu'}
      </Link>
    </div>
  )
}
