import type { Cart } from 'shared-types/contracts/cart'
import { wordsFor } from '../../api/problem-error.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { addItem } from './change-cart.ts'

/** What came of it (spec §4, quick add to cart). */
export type Added = { status: 'success'; cart: Cart } | { status: 'error'; message: string }

/** Puts one piece of a variant in the cart. What is refused is an outcome, not an exception. */
export const addOne = async (itemId: number): Promise<Added> => {
  try {
    return { status: 'success', cart: await addItem({ itemId, quantity: 1 }) }
  } catch (error) {
    return { status: 'error', message: wordsFor(error) }
  }
}

interface Props {
  look?: 'accent' | 'secondary'
  onPress: () => Promise<void>
}

/** One piece into the cart; what comes of it is shown by whoever does it. */
export function AddButton({ look = 'accent', onPress }: Props) {
  const { busy, run } = useAction(onPress)
  return (
    <Button look={look} busy={busy} busyText="Toevoegen..." onClick={() => void run()}>
      In winkelwagen
    </Button>
  )
}
