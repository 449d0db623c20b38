import { Section } from '../../../ui/layout/section.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './listing-skeleton.module.css'
import { ProductGridSkeleton } from './product-grid.tsx'

export function ListingSkeleton() {
  return (
    <Section>
      <div className={styles.skeleton} aria-busy="true">
        <Skeleton className={styles.crumbs} />
        <Skeleton className={styles.hero} />
        <ProductGridSkeleton />
      </div>
    </Section>
  )
}
