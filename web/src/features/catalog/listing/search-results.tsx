import type { ReactNode } from 'react'
import type { FoundPage, SearchResults } from 'shared-types/contracts/catalog'
import { paths, pathToFound } from '../../../paths.ts'
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
  mentioned: (term: string) => `Niets gevonden voor ‘${term}’`,
  only_pages: (term: string) => `Pagina’s over ‘${term}’`,
  too_short: () => 'Zoeken',
  order_number: (term: string) => `Zoek je bestelling ‘${term.toUpperCase()}’?`,
}

const quoted = (words: string[]) => new Intl.ListFormat('nl').format(words.map((word) => `‘${word}’`))

/** The replaced and the ignored words: results for another term always name them. */
function Instead({ term, correctedTerm, leftOut }: SearchResults) {
  if (!correctedTerm) return null
  return (
    <p>
      Geen producten voor ‘{term}’; dit vonden we voor <strong>{correctedTerm}</strong>
      {leftOut.length > 0 && `, zonder te letten op ${quoted(leftOut)}`}.
    </p>
  )
}

function FoundPages({ pages }: { pages: FoundPage[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label="Gevonden pagina’s">
      <ul className={styles.text}>
        {pages.map((page) => (
          <li key={`${page.kind} ${page.path}`}>
            <Link to={pathToFound(page)}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const advice = {
  too_short: 'Typ een zoekwoord van minstens 3 tekens.',
  order_number: (
    <>
      Dit is een bestelnummer. In de <Link to={paths.parcelChecker()}>pakketchecker</Link> zie je waar je
      bestelling is.
    </>
  ),
  mentioned: 'We hebben er geen producten of pagina’s over. Deze pagina’s noemen het wel.',
  only_pages: 'We hebben geen producten gevonden, maar wel iets om te lezen.',
  nothing_found: 'Controleer de spelling, of probeer een korter of ander woord.',
}

function NothingFound({
  outcome,
  results: { suggestions },
  renderCategories,
  children,
}: Pick<Props, 'results' | 'renderCategories'> & { outcome: keyof typeof advice; children: ReactNode }) {
  const { words, categories } = suggestions
  return (
    <>
      <p>{advice[outcome]}</p>
      {children}
      {outcome !== 'only_pages' && words.length > 0 && (
        <>
          <h2 className={styles.title}>Misschien zoek je</h2>
          <ul className={styles.text}>
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
          <div className={styles.categories}>{renderCategories(categories)}</div>
        </>
      )}
    </>
  )
}

/** The search results, or suggestions if there are none. */
export function SearchResultsView({ results, renderCategories, ...rest }: Props) {
  const { term, pages } = results
  const withPages = results.onlyMentioned ? 'mentioned' : 'only_pages'
  const outcome = results.outcome === 'nothing_found' && pages.length > 0 ? withPages : results.outcome
  return (
    <Section className={styles.found}>
      <h1>{headings[outcome](term)}</h1>
      <Instead {...results} />
      {outcome === 'found' ? (
        <>
          <FoundPages pages={pages} />
          <ListBody {...rest} list={results} />
        </>
      ) : (
        <NothingFound {...{ outcome, results, renderCategories }}>
          <FoundPages pages={pages} />
        </NothingFound>
      )}
    </Section>
  )
}
