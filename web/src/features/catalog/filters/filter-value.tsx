import { clsx } from 'clsx'
import { Check } from 'lucide'
import type { FilterAttribute } from 'shared-types/contracts/catalog'
import { Link } from '../../../router/link.tsx'
import { Swatch } from '../../../ui/swatch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './filter-panel.module.css'
import { Icon } from '../../../ui/icon.tsx'

/** One value of a filter: a link to the list with, or when chosen without, it. */
export function FilterValue({
  attribute: { title, url, isSelected, count, color },
  boxed,
}: {
  attribute: FilterAttribute
  /** With a box to tick, as in a list of which several can be chosen. */
  boxed: boolean
}) {
  const mark = boxed && (
    <span className={clsx(styles.box, isSelected && styles.checked)} aria-hidden>
      {isSelected && <Icon of={Check} size={14} strokeWidth={3} />}
    </span>
  )
  const words = (
    <>
      {mark}
      {color && <Swatch color={color} />}
      <span className={styles.title}>{title}</span>
      <span className={styles.count}>
        ({count}
        <VisuallyHidden> {count === 1 ? 'product' : 'producten'}</VisuallyHidden>)
      </span>
    </>
  )
  // A value that would leave nothing is shown, so that one sees it exists, and leads nowhere.
  if (count === 0 && !isSelected) return <span className={clsx(styles.value, styles.none)}>{words}</span>
  return (
    <Link
      className={styles.value}
      to={url}
      eager
      keepScroll
      rel="nofollow"
      aria-current={isSelected || undefined}
    >
      {words}
    </Link>
  )
}
