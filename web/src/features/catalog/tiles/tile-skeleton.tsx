import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './tile-skeleton.module.css'

/** As tall as a tile: picture and text have fixed heights. */
export function TileSkeleton() {
  return (
    <div className={styles.tile}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.price} />
    </div>
  )
}
