import * as Slider from '@radix-ui/react-slider'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { wholeEuros } from 'shared-types/order/whole-euros'
import styles from './price-filter.module.css'
import type { PriceRange } from './price-range.ts'

interface Props {
  bounds: PriceRange
  range: PriceRange
  onMove: (range: PriceRange) => void
  onChoose: (range: PriceRange) => void
}

const toRange = ([min = 0, max = min]: number[]): PriceRange => [min, max]

/** Milliseconds without a key before a choice by keyboard counts: each step would be a page of the history. */
const keyRest = 400

/** A slider with two thumbs. The listing updates when a thumb is released, or the keys rest. */
export function PriceSlider({ bounds: [lowest, highest], range, onMove, onChoose }: Props) {
  const byKey = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const commit = (values: number[]) => {
    clearTimeout(waiting.current)
    const choose = () => onChoose(toRange(values))
    if (byKey.current) waiting.current = setTimeout(choose, keyRest)
    else choose()
  }
  return (
    <Slider.Root
      className={styles.slider}
      min={lowest}
      max={highest}
      value={range}
      onValueChange={(values) => onMove(toRange(values))}
      onValueCommit={commit}
      onKeyDownCapture={() => {
        byKey.current = true
      }}
      onPointerDownCapture={() => {
        byKey.current = false
      }}
    >
      <Slider.Track className={styles.track}>
        <Slider.Range className={styles.chosen} />
      </Slider.Track>
      <Slider.Thumb
        className={clsx(styles.thumb, styles.lowest)}
        aria-label="Laagste prijs"
        aria-valuetext={wholeEuros(range[0])}
      />
      <Slider.Thumb
        className={clsx(styles.thumb, styles.highest)}
        aria-label="Hoogste prijs"
        aria-valuetext={wholeEuros(range[1])}
      />
    </Slider.Root>
  )
}
