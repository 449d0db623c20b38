import * as Slider from '@radix-ui/react-slider'
import { clsx } from 'clsx'
import styles from './price-filter.module.css'
import type { PriceRange } from './price-range.ts'

interface Props {
  bounds: PriceRange
  range: PriceRange
  onMove: (range: PriceRange) => void
  onChoose: (range: PriceRange) => void
}

const toRange = ([min = 0, max = min]: number[]): PriceRange => [min, max]

/** A slider with two thumbs. The listing updates when a thumb is released. */
export function PriceSlider({ bounds: [lowest, highest], range, onMove, onChoose }: Props) {
  return (
    <Slider.Root
      className={styles.slider}
      min={lowest}
      max={highest}
      value={range}
      onValueChange={(values) => onMove(toRange(values))}
      onValueCommit={(values) => onChoose(toRange(values))}
    >
      <Slider.Track className={styles.track}>
        <Slider.Range className={styles.chosen} />
      </Slider.Track>
      <Slider.Thumb
        className={clsx(styles.thumb, styles.lowest)}
        aria-label="Laagste prijs"
        aria-valuetext={`€ ${range[0]}`}
      />
      <Slider.Thumb
        className={clsx(styles.thumb, styles.highest)}
        aria-label="Hoogste prijs"
        aria-valuetext={`€ ${range[1]}`}
      />
    </Slider.Root>
  )
}
