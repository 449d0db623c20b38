import { useState } from 'react'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { mostCompared } from 'shared-types/urls/comparison-url'
import { toggleCompared, useComparedCount, useIsCompared } from '../../../stores/compared.ts'
import styles from './compare-button.module.css'

interface Props {
  /** A tile, or a product with the same fields. */
  product: Pick<ProductTile, 'slug' | 'title' | 'variantId'> &
    Partial<Pick<ProductTile, 'variantChosen' | 'configuration'>>
}

/** Adds the product to the comparison, or removes it. Looks like a checkbox; one element, as a listing shows dozens. */
export function CompareButton({ product: { slug, title, variantId, variantChosen, configuration } }: Props) {
  const isCompared = useIsCompared(slug)
  const count = useComparedCount()
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.compare}
        aria-pressed={isCompared}
        aria-label={`Vergelijk: ${title}`}
        onClick={() =>
          setRefused(!toggleCompared(variantChosen ? `${slug}/${configuration ?? variantId}` : slug))
        }
      >
        Vergelijk
      </button>
      {isRefused && count === mostCompared && (
        <p className={styles.refusal} role="alert">
          Je vergelijkt al {mostCompared} artikelen. Haal er eerst een weg.
        </p>
      )}
    </>
  )
}
