import type { Cart } from 'shared-types/contracts/cart'
import { MissingGift } from '../line/gift-line.tsx'
import { LineList } from '../line/line-list.tsx'
import { addedLines } from '../state/cart-state.ts'

/** What was just added, with its gift; or why that does not come along. */
export function AddedLines({ cart, itemId }: { cart: Cart; itemId: number }) {
  const lines = addedLines(cart, itemId)
  const messages = new Set(lines.flatMap(({ giftMessage }) => giftMessage ?? []))
  return (
    <>
      <LineList lines={lines} />
      {messages.size > 0 && (
        <ul>
          {[...messages].map((text) => (
            <MissingGift key={text} text={text} />
          ))}
        </ul>
      )}
    </>
  )
}
