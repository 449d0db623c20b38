import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import type { FilterAttribute } from 'shared-types/contracts/catalog'
import { Swatch } from '../../../ui/media/swatch.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ChoiceLink } from './choice-link.tsx'
import styles from './filter-panel.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** One filter value: a link that adds it to the listing, or removes it if it is chosen. */
export function FilterValue({
  filter,
  attribute: { title, rawUrl, url, isSelected, count, color },
  boxed,
}: {
  /** The filter's code. */
  filter: string
  attribute: FilterAttribute
  /** With a checkbox, for filters that allow several values. */
  boxed: boolean
}) {
  const classes = clsx(styles.value, boxed && !isSelected && styles.unchecked)
  const label = (
    <>
      {boxed && isSelected && (
        <span className={styles.checked} aria-hidden>
          <Icon of={Check} size={14} strokeWidth={3} />
        </span>
      )}
      {color && <Swatch color={color} />}
      <span className={styles.title}>{title}</span>
      <span className={styles.count}>
        {`(${count}`}
        <VisuallyHidden>{count === 1 ? ' product' : ' producten'}</VisuallyHidden>)
      </span>
    </>
  )
  // A value without products is shown, but is not a link.
  if (count === 0 && !isSelected) return <span className={clsx(classes, styles.none)}>{label}</span>
  return (
    <ChoiceLink
      className={classes}
      choice={{ key: filter, value: rawUrl, isChosen: !isSelected, url }}
      eager
      aria-current={isSelected || undefined}
    >
      {label}
    </ChoiceLink>
  )
}
