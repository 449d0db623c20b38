import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { Product, Variant } from 'shared-types/contracts/catalog'
import { Swatch } from '../../../ui/media/swatch.tsx'
import { money } from '../../../ui/text/money.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import {
  otherChanges,
  chooseVariant,
  isAvailable,
  isHidden,
  pricesOf,
  shownValues,
} from './choose-variant.ts'
import styles from './variant-choice.module.css'

interface Props {
  product: Product
  variant: Variant
  /** Whether the variant takes the place of a requested one that is not for sale. */
  isReplacement?: boolean
  onChoose: (variant: Variant) => void
}

const notForSale = 'De uitvoering van deze link is er niet (meer). Je ziet nu een andere.'

/** Buttons for size, colour and other options; each option always has a value. */
export function VariantChoice({ product, variant, isReplacement = false, onChoose }: Props) {
  const { options, variants } = product
  const name = useId()
  const [note, setNote] = useState<string | null>(null)
  const choose = (option: number, value: string) => {
    const chosen = chooseVariant(variants, variant, option, value)
    if (!chosen) return
    setNote(otherChanges(options, variant, chosen, option))
    onChoose(chosen)
  }
  return (
    <>
      {options.map((option, index) => {
        if (isHidden(option)) return null
        const prices = pricesOf(product, variant, index)
        return (
          <fieldset key={option.title} className={styles.option}>
            <legend>
              {option.title}: <span>{variant.values[index]}</span>
            </legend>
            <div className={styles.values}>
              {shownValues(option).map(({ title, color }) => {
                const available = isAvailable(variants, variant, index, title)
                const price = prices?.get(title)
                return (
                  <label key={title} className={clsx(styles.value, !available && styles.unavailable)}>
                    <input
                      type="radio"
                      name={`${name}-${index}`}
                      value={title}
                      checked={variant.values[index] === title}
                      onChange={() => choose(index, title)}
                    />
                    {color && <Swatch color={color} />}
                    <span className={styles.title}>{title}</span>
                    {price !== undefined && <span className={styles.price}>{money(price)}</span>}
                    {!available && <VisuallyHidden> (niet beschikbaar)</VisuallyHidden>}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
      <output className={styles.note}>{note ?? (isReplacement && notForSale)}</output>
    </>
  )
}
