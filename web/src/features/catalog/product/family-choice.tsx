import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
}

/** The last choice: the page of the other product is a new one, which takes over the focus and says what changed. */
let left: { attribute: string; before: Selection } | undefined

interface ChoicesProps {
  attribute: FamilyAttribute
  onChoose: () => void
}

function Choices({ attribute: { title, current, choices }, onChoose }: ChoicesProps) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (left?.attribute === title && document.activeElement === document.body)
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
              keepScroll
              ref={isCurrent ? link : undefined}
              onClick={onChoose}
              title={unavailable ? `${value} (${unavailable})` : value}
              aria-current={isCurrent || undefined}
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
export function FamilyChoice({ family, productId, variant }: Props) {
  const [note, setNote] = useState<{ variantId: number; text: string | null } | null>(null)
  const selection = selectionOf(family, productId, variant)
  const arrive = useEffectEvent(() => {
    if (left) setNote({ variantId: variant.id, text: changedWith(left.attribute, left.before, selection) })
    left = undefined
  })
  // After the effects of the choices. A live region reads out only what appears in it later.
  useEffect(() => arrive(), [])
  return (
    <>
      {familyAttributes(family, productId, variant).map((attribute) => (
        <Choices
          key={attribute.title}
          attribute={attribute}
          onChoose={() => {
            left = { attribute: attribute.title, before: selection }
          }}
        />
      ))}
      <output className={styles.note}>{note?.variantId === variant.id && note.text}</output>
    </>
  )
}
