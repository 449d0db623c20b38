import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import type { ProductFamily, Variant } from 'shared-types/contracts/catalog'
import { Link } from '../../../router/link.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { changedWith, type FamilyAttribute, familyAttributes, type Selection, selectionOf } from './family.ts'
import styles from './family-choice.module.css'

interface Props {
  family: ProductFamily
  productId: number
  /** The selected variant: the links keep its size. */
  variant: Variant
  /** On the page of the product, the choice is in the same place of the next one: position and focus stay there. */
  stay?: boolean
}

/** The last choice: the new product page takes the focus and announces the change. */
let last: { from: number; attribute: string; before: Selection } | undefined

interface ChoicesProps {
  attribute: FamilyAttribute
  /** Id of the text that says what else changed with the choice. */
  noteId: string
  stay: boolean
  onChoose: () => void
}

function Choices({ attribute: { title, current, choices }, noteId, stay, onChoose }: ChoicesProps) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (last?.attribute === title && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}: <span>{current}</span>
      </p>
      <ul className={styles.choices} aria-labelledby={id}>
        {choices.map(({ title: value, image, color, to, isCurrent, unavailable }) => (
          <li key={value}>
            <Link
              to={to}
              eager
              keepScroll={stay}
              ref={isCurrent ? link : undefined}
              onClick={onChoose}
              title={unavailable ? `${value} (${unavailable})` : value}
              aria-current={isCurrent || undefined}
              aria-describedby={isCurrent ? noteId : undefined}
              className={clsx(
                color && image ? styles.picture : styles.text,
                unavailable && styles.unavailable,
              )}
            >
              {image && <Image className={styles.image} image={image} sizes="56px" decorative />}
              {color && image ? <VisuallyHidden>{value}</VisuallyHidden> : <span>{value}</span>}
              {unavailable && <VisuallyHidden> ({unavailable})</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the other products of the family: the same size in another colour or cloth. */
export function FamilyChoice({ family, productId, variant, stay = false }: Props) {
  const noteId = useId()
  const selection = selectionOf(family, productId, variant)
  useEffect(
    () => () => {
      if (last?.from !== productId) last = undefined
    },
    [productId],
  )
  return (
    <>
      {familyAttributes(family, productId, variant).map((attribute) => (
        <Choices
          key={attribute.title}
          attribute={attribute}
          noteId={noteId}
          stay={stay}
          onChoose={() => {
            if (stay) last = { from: productId, attribute: attribute.title, before: selection }
          }}
        />
      ))}
      <output id={noteId} className={styles.note}>
        {last && last.from !== productId && changedWith(last.attribute, last.before, selection)}
      </output>
    </>
  )
}
