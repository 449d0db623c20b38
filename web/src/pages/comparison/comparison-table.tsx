import { type ReactNode, useId, useState } from 'react'
import type { Product } from 'shared-types/contracts/catalog'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Image } from '../../ui/media/image.tsx'
import { Rating } from '../../ui/media/rating.tsx'
import { Price } from '../../ui/text/price.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { pathTo } from './as-chosen.ts'
import { comparisonRows, differs, hasSeveralPrices } from './comparison-rows.ts'
import styles from './comparison-table.module.css'

/** A product, and how the URL names it. */
interface Column {
  entry: string
  product: Product
}

interface Row {
  title: string
  texts: string[]
  /** Rendered instead of the text. */
  show?: (product: Product) => ReactNode
}

const rowsOf = (products: Product[]): Row[] => [
  { title: 'Merk', texts: products.map(({ brand }) => brand.title) },
  {
    title: 'Prijs',
    texts: products.map((product) => JSON.stringify([product.price, hasSeveralPrices(product)])),
    show: (product) => <Price {...product.price} from={hasSeveralPrices(product)} />,
  },
  {
    title: 'Beoordeling',
    texts: products.map(({ review }) => (review.count > 0 ? JSON.stringify(review) : '')),
    show: ({ review }) => <Rating score={review.averageScore} count={review.count} />,
  },
  ...comparisonRows(products),
  {
    title: 'Pluspunten',
    texts: products.map(({ usps }) => usps.join('\n')),
    show: ({ usps }) => (
      <ul className={styles.usps}>
        {usps.map((usp) => (
          <li key={usp}>{usp}</li>
        ))}
      </ul>
    ),
  },
]

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Niet bekend</VisuallyHidden>
    </>
  )
}

function ProductHead({ entry, product, onRemove }: Column & { onRemove: (entry: string) => void }) {
  const [picture] = product.images
  return (
    <th scope="col" className={styles.product}>
      {picture && (
        <Image
          className={styles.picture}
          image={picture}
          sizes="(width >= 62em) 240px, 136px"
          load="eager"
          decorative
        />
      )}
      <Link className={styles.title} to={pathTo(product, entry)} eager>
        {product.title}
      </Link>
      <Button
        look="quiet"
        className={styles.remove}
        aria-label={`Verwijderen: ${product.title}`}
        onClick={() => onRemove(entry)}
      >
        Verwijderen
      </Button>
    </th>
  )
}

interface Props {
  columns: Column[]
  onRemove: (entry: string) => void
}

/** Products side by side: a column each, and a row for each property. */
export function ComparisonTable({ columns, onRemove }: Props) {
  const id = useId()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const products = columns.map(({ product }) => product)
  const rows = rowsOf(products).filter(
    ({ texts }) => !onlyDifferences || products.length < 2 || differs(texts),
  )
  return (
    <>
      {products.length > 1 && (
        <Checkbox
          id={`${id}-differences`}
          label="Toon alleen verschillen"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      {/* Wider than a phone, and focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.region} aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table className={styles.table}>
          <caption id={`${id}-caption`}>
            <VisuallyHidden>Vergelijking van {products.map(({ title }) => title).join(', ')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Eigenschap</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <ProductHead key={column.entry} {...column} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, texts, show }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {columns.map(({ entry, product }, index) => (
                  <td key={entry}>{texts[index] ? (show?.(product) ?? texts[index]) : <None />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p>Wat we van deze artikelen weten, is gelijk.</p>}
    </>
  )
}
