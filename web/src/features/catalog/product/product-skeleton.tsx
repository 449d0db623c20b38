import { Section } from '../../../ui/layout/section.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './product-skeleton.module.css'

export function ProductSkeleton() {
  return (
    <Section>
      <Skeleton className={styles.crumbs} />
      <div className={styles.columns} aria-busy="true">
        <Skeleton className={styles.picture} />
        <div className={styles.label}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.text} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.text} />
        </div>
      </div>
    </Section>
  )
}
