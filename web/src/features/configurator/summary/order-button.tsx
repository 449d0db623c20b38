import { wordsFor } from '../../../api/problem-error.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Order } from './use-order.ts'

interface Props {
  order: Order
  /** It replaces a bed that is in the cart already. */
  replaces: boolean
  wide?: boolean
}

/** Why the last press of the button did nothing; beside each of the two buttons, of which one is visible. */
export function OrderRefusal({ refusal }: Pick<Order, 'refusal'>) {
  return refusal === null ? null : <Refusal error={refusal}>{wordsFor(refusal)}</Refusal>
}

/** Into the cart; what lies there already is ordered. */
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
