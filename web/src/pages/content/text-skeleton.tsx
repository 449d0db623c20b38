import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from '../category/text.module.css'

export function TextSkeleton() {
  return (
    <Section>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.lines} />
    </Section>
  )
}
