import { messageFor } from '../../../api/problem-error.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import type { Order } from './use-order.ts'

interface Props {
  order: Order
  /** Whether it replaces a bed in the cart. */
  replaces: boolean
  wide?: boolean
}

/** Why the last press failed; shown beside both order buttons, of which one is visible. */
export function OrderRefusal({ refusal }: Pick<Order, 'refusal'>) {
  return refusal === null ? null : <Refusal error={refusal}>{messageFor(refusal)}</Refusal>
}

/** Adds the bed to the cart; if it is there already, links to the cart. */
export function OrderButton({ order: { busy, isInCart, order }, replaces, wide = false }: Props) {
  if (isInCart) {
    return (
      <ButtonLink look="accent" wide={wide} to={paths.cart()}>
        Door naar bestellen
      </ButtonLink>
    )
  }
  return (
    <Button look="accent" wide={wide} busy={busy} busyText="Toevoegen..." onClick={order}>
      {replaces ? 'Wijziging opslaan' : 'In winkelwagen'}
    </Button>
  )
}
