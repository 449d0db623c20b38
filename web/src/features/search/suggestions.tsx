import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactNode } from 'react'
import type { SearchSuggestions } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mostSuggested } from 'shared-types/search-term'
import { useSWRConfig } from 'swr'
import { trackedTile } from '../../analytics/ecommerce/tracked-product.ts'
import { track } from '../../analytics/track.ts'
import { useRead } from '../../api/use-read.ts'
import { paths, pathToFound } from '../../paths.ts'
import { Image } from '../../ui/media/image.tsx'
import { Link } from '../../router/link.tsx'
import { Price } from '../../ui/text/price.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './suggestions.module.css'
import { useDebounced } from './use-debounced.ts'
import { Icon } from '../../ui/media/icon.tsx'

const list = { listId: 'zoeksuggesties', listName: 'Zoeksuggesties' }

/** Spec §9, in milliseconds. */
const debounce = 500

interface OptionsProps {
  data: SearchSuggestions
  /** Id of the active option. */
  active: string | null
  onChoose: () => void
}

export interface SuggestionsProps extends Omit<OptionsProps, 'data'> {
  term: string
  onFail: () => void
}

interface GroupProps {
  title: string
  children: ReactNode[]
}

function Group({ title, children }: GroupProps) {
  if (children.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={title}>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      {children}
    </div>
  )
}

/** The number of suggestions; the link to all results is none. */
const countOf = ({ words, categories, pages, products }: SearchSuggestions): number =>
  words.length + categories.length + pages.length + products.length

/** What screen readers hear: the focus stays in the field. With the term, because the same text is not announced again. */
const announced = (data: SearchSuggestions): string => {
  const count = countOf(data)
  if (count === 0) return `Niets gevonden voor ${data.term}`
  return `${count === 1 ? '1 suggestie' : `${count} suggesties`} voor ${data.term}`
}

function Options({ data, active, onChoose }: OptionsProps) {
  const option = (kind: string, index: number, to: string, text: ReactNode, choose = onChoose) => {
    // With the term, so that after other suggestions have come the active option is none of them.
    const id = `search-${encodeURIComponent(data.term)}-${kind}-${index}`
    return (
      <Link
        key={id}
        id={id}
        className={styles.option}
        to={to}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        tabIndex={-1}
        aria-selected={active === id}
        ref={(element) => {
          if (active === id) element?.scrollIntoView({ block: 'nearest' })
        }}
        onClick={choose}
      >
        {text}
      </Link>
    )
  }
  const { words, categories, pages, products, total } = data
  const count = total < mostSuggested ? ` (${total})` : ''
  return (
    // Prevents a mouse press from taking the focus out of the field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
    <div role="listbox" aria-label="Suggesties" onMouseDown={(event) => event.preventDefault()}>
      {countOf(data) === 0 && <p className={styles.note}>Niets gevonden voor ‘{data.term}’.</p>}
      <Group title="Zoekwoorden">
        {words.map((word, index) =>
          option('word', index, paths.search(word), [<Icon of={Search} key="sign" size={16} />, word]),
        )}
      </Group>
      <Group title="Categorieën">
        {categories.map(({ title, path }, index) => option('category', index, paths.category(path), title))}
      </Group>
      <Group title="Pagina’s">
        {pages.map((page, index) => option('page', index, pathToFound(page), page.title))}
      </Group>
      <Group title="Producten">
        {products.map((product, index) =>
          option(
            'product',
            index,
            paths.tile(product),
            <>
              <span className={styles.picture}>
                {product.image && <Image image={product.image} sizes="48px" decorative />}
              </span>
              <span className={styles.text}>
                {product.title}
                {product.variantChosen && <span className={styles.size}>{product.options.join(' · ')}</span>}
                <Price {...product.price} from={product.priceFrom} />
              </span>
            </>,
            () => {
              track({ event: 'select_item', ...list, items: [trackedTile(product, index)] })
              onChoose()
            },
          ),
        )}
      </Group>
      {total > 0 && option('all', 0, paths.search(data.term), `Bekijk alle resultaten${count}`)}
    </div>
  )
}

/** Suggested terms, categories, pages and products for the typed text. An error closes it (spec §8). */
export function Suggestions({ term, active, onFail, onChoose }: SuggestionsProps) {
  const settled = useDebounced(term, debounce)
  const { cache } = useSWRConfig()
  // A cached term needs no debounce.
  const wanted = cache.get(apiPaths.searchSuggestions(term))?.data ? term : settled
  const { data } = useRead<SearchSuggestions>(wanted && apiPaths.searchSuggestions(wanted), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    onError: onFail,
  })
  return (
    <>
      <VisuallyHidden>
        <output>{data && announced(data)}</output>
      </VisuallyHidden>
      {data ? <Options {...{ data, active, onChoose }} /> : <p className={styles.note}>Aan het zoeken...</p>}
    </>
  )
}
