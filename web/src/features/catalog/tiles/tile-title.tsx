import type { ProductTile } from 'shared-types/contracts/catalog'
import styles from './tile-title.module.css'

/**
 * The design, and below it what distinguishes the product from others of that design. Its text is the whole
 * title.
 */
export function TileTitle({ title, detail }: Pick<ProductTile, 'title' | 'detail'>) {
  if (!detail) return title
  const [design = ''] = title.slice(0, -detail.length).split(/,? $/)
  const separator = title.slice(design.length, -detail.length)
  return (
    <>
      {design}
      {/* A space at the end of a line takes no room. */}
      {separator === ' ' ? separator : <span className={styles.separator}>{separator}</span>}
      <span className={styles.detail}>{detail}</span>
    </>
  )
}
