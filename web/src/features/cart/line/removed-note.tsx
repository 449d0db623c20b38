import type { CartItem } from 'shared-types/contracts/cart'
import { articleName } from 'shared-types/variant-name'
import { messageFor } from '../../../api/problem-error.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { addConfiguration } from '../state/add-configuration.ts'
import { addItem, changeQuantity } from '../state/change-cart.ts'
import styles from './removed-note.module.css'

interface Props {
  item: CartItem
  onUndone: () => void
}

/** Adds the removed line again; a bed with its configuration. */
const addAgain = async ({ variantId, quantity, configuration, price }: CartItem): Promise<void> => {
  if (!configuration) {
    await addItem({ itemId: variantId, quantity })
    return
  }
  const { slug, options } = configuration
  const line = await addConfiguration(slug, { options, price })
  if (line && quantity > line.quantity) await changeQuantity(line, { quantity })
}

/** Says what was removed from the cart, with a button to undo it. */
export default function RemovedNote({ item, onUndone }: Props) {
  const article = articleName(item.parent.title, item.name)
  const { busy, refusal, run } = useAction(async () => {
    await addAgain(item)
    onUndone()
  })
  return (
    <div className={styles.note}>
      <p>{refusal === null ? `${article} is verwijderd uit je winkelwagen.` : messageFor(refusal)}</p>
      <Button look="quiet" busy={busy} busyText="Terugzetten..." onClick={() => void run()}>
        Ongedaan maken
      </Button>
    </div>
  )
}
