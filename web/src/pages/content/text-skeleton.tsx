import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from '../category/text.module.css'

export function TextSkeleton() {
  return (
    <Section>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.lines} />
    </Section>
  )
}
