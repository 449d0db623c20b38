import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './configurator-skeleton.module.css'

export function ConfiguratorSkeleton() {
  return (
    <Section className={styles.page}>
      <div className={styles.columns} aria-busy="true">
        <Skeleton className={styles.picture} />
        <div className={styles.steps}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.step} />
          <Skeleton className={styles.step} />
          <Skeleton className={styles.step} />
        </div>
      </div>
    </Section>
  )
}
