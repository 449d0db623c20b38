import type { CartItem } from 'shared-types/api/cart'
import { wordsFor } from '../../api/problem-error.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { addItem } from './change-cart.ts'
import styles from './removed-note.module.css'

interface Props {
  item: CartItem
  onUndone: () => void
}

/** Says what went out of the cart, and puts it back for whoever did not mean it. */
export default function RemovedNote({ item: { variantId, parent, quantity }, onUndone }: Props) {
  const { busy, refusal, run } = useAction(async () => {
    await addItem({ itemId: variantId, quantity })
    onUndone()
  })
  return (
    <div className={styles.note}>
      <p>{refusal === null ? `${parent.title} is verwijderd uit je winkelwagen.` : wordsFor(refusal)}</p>
      <Button look="quiet" busy={busy} busyText="Terugzetten..." onClick={() => void run()}>
        Ongedaan maken
      </Button>
    </div>
  )
}
