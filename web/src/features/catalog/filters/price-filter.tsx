import { useId, useState, type FormEvent } from 'react'
import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { useChoose } from './choice-link.tsx'
import styles from './price-filter.module.css'
import { intendedRange, priceChoice, readPriceFilter, type PriceRange } from './price-range.ts'
import { PriceSlider } from './price-slider.tsx'

interface Props {
  bounds: PriceRange
  chosen: PriceRange
  onChoose: (range: PriceRange) => void
}

const asText = (range: PriceRange): [string, string] => [String(range[0]), String(range[1])]

function RangeFields({ bounds, chosen, onChoose }: Props) {
  const id = useId()
  const [range, setRange] = useState(chosen)
  const [typed, setTyped] = useState(asText(chosen))
  const [before, setBefore] = useState(chosen.join())
  const [sent, setSent] = useState('')
  // The range can change from outside: by Back, or by another choice. The answer to what was chosen here keeps what was
  // typed in the other field meanwhile.
  if (before !== chosen.join()) {
    setBefore(chosen.join())
    if (chosen.join() !== sent) {
      setRange(chosen)
      setTyped(asText(chosen))
    }
    setSent('')
  }

  const show = (next: PriceRange) => {
    setRange(next)
    setTyped(asText(next))
  }
  const choose = (next: PriceRange) => {
    show(next)
    setSent(next.join())
    onChoose(next)
  }
  const takeTyped = () => choose(intendedRange(typed, bounds))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    takeTyped()
  }
  const field = (end: 0 | 1, label: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${end}`}>{label}</label>
      <span className={styles.euros}>
        <span aria-hidden>€</span>
        <input
          id={`${id}-${end}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed[end]}
          onChange={({ target }) => setTyped(end === 0 ? [target.value, typed[1]] : [typed[0], target.value])}
          onBlur={() => {
            if (typed.join() !== asText(range).join()) takeTyped()
          }}
        />
      </span>
    </div>
  )

  return (
    <form onSubmit={submit} noValidate>
      <PriceSlider bounds={bounds} range={range} onMove={show} onChoose={choose} />
      <div className={styles.fields}>
        {field(0, 'Van')}
        {field(1, 'Tot')}
      </div>
      <button type="submit" hidden>
        Toepassen
      </button>
    </form>
  )
}

/** The price filter: a slider and two number fields. */
export function PriceFilter({ filter }: { filter: CategoryFilter }) {
  const choose = useChoose()
  const price = readPriceFilter(filter)
  if (!price) return null
  const { bounds, chosen, without } = price
  return (
    <RangeFields
      bounds={bounds}
      chosen={chosen}
      onChoose={(range) => choose(priceChoice(range, bounds, without))}
    />
  )
}
