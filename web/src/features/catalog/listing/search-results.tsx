import type { ReactNode } from 'react'
import type { SearchResults } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import styles from './search-results.module.css'
import { ListBody, type ListBodyProps } from './list-body.tsx'

interface Props extends Omit<ListBodyProps, 'list'> {
  results: SearchResults
  /** Categories to try when nothing was found. */
  renderCategories: (categories: SearchResults['suggestions']['categories']) => ReactNode
}

const headings = {
  found: (term: string) => `Zoekresultaten voor ‘${term}’`,
  nothing_found: (term: string) => `Niets gevonden voor ‘${term}’`,
  too_short: () => 'Zoeken',
}

function NothingFound({
  results: { outcome, suggestions },
  renderCategories,
}: Pick<Props, 'results' | 'renderCategories'>) {
  const { words, categories } = suggestions
  return (
    <>
      <p>
        {outcome === 'too_short'
          ? 'Typ een zoekwoord van minstens 3 tekens.'
          : 'Controleer de spelling, of probeer een korter of ander woord.'}
      </p>
      {words.length > 0 && (
        <>
          <h2 className={styles.title}>Misschien zoek je</h2>
          <ul className={styles.words}>
            {words.map((word) => (
              <li key={word}>
                <Link to={paths.search(word)}>{word}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {categories.length > 0 && (
        <>
          <h2 className={styles.title}>Populaire categorieën</h2>
          {renderCategories(categories)}
        </>
      )}
    </>
  )
}

/** The search results, or suggestions if there are none. */
export function SearchResultsView({ results, renderCategories, ...rest }: Props) {
  const { term, outcome, correctedTerm } = results
  return (
    <Section className={styles.found}>
      <h1>{headings[outcome](term)}</h1>
      {correctedTerm && (
        <p>
          Geen producten voor ‘{term}’; dit vonden we voor <strong>{correctedTerm}</strong>.
        </p>
      )}
      {outcome === 'found' ? (
        <ListBody {...rest} list={results} />
      ) : (
        <NothingFound {...{ results, renderCategories }} />
      )}
    </Section>
  )
}
