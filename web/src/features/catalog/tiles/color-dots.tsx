import type { TileColors } from 'shared-types/contracts/catalog'
import { Swatch } from '../../../ui/media/swatch.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './color-dots.module.css'

/** The colours in which a product comes. */
export function ColorDots({ shown, count }: TileColors) {
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{`In ${count} kleuren`}</VisuallyHidden>
      {shown.map((color) => (
        <Swatch key={color} color={color} />
      ))}
      {count > shown.length && <span aria-hidden>{`+${count - shown.length}`}</span>}
    </p>
  )
}
