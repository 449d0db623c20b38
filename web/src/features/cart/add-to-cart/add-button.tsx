import type { Cart } from 'shared-types/contracts/cart'
import type { Cents } from 'shared-types/money'
import { messageFor } from '../../../api/problem-error.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { addItem } from '../state/change-cart.ts'

/** The outcome of quick add to cart (spec §4). */
export type Added = { status: 'success'; cart: Cart } | { status: 'error'; message: string }

/** Adds one piece of a variant to the cart, at the price that is shown. A refusal is returned, not thrown. */
export const addOne = async (itemId: number, shownPrice: Cents): Promise<Added> => {
  try {
    return { status: 'success', cart: await addItem({ itemId, quantity: 1, shownPrice }) }
  } catch (error) {
    return { status: 'error', message: messageFor(error) }
  }
}

interface Props {
  look?: 'accent' | 'secondary'
  onPress: () => Promise<void>
}

/** A button that adds one piece to the cart; the caller shows the outcome. */
export function AddButton({ look = 'accent', onPress }: Props) {
  const { busy, run } = useAction(onPress)
  return (
    <Button look={look} busy={busy} busyText="Toevoegen..." onClick={() => void run()}>
      In winkelwagen
    </Button>
  )
}
