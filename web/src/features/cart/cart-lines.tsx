import { useRef, useState } from 'react'
import type { Cart } from 'shared-types/api/cart'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CartLine } from './cart-line.tsx'

/** The lines of the cart, to change. After a removal the focus is on the list, and what went is said. */
export function CartLines({ items }: Pick<Cart, 'items'>) {
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState('')
  return (
    <>
      <VisuallyHidden>
        <output>{removed && `${removed} is verwijderd uit je winkelwagen.`}</output>
      </VisuallyHidden>
      <ul ref={list} tabIndex={-1} aria-label="Artikelen in je winkelwagen">
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            onRemoved={(title) => {
              setRemoved(title)
              list.current?.focus()
            }}
          />
        ))}
      </ul>
    </>
  )
}
