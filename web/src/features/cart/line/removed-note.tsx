import type { CartItem } from 'shared-types/contracts/cart'
import { articleName } from 'shared-types/variant-name'
import { messageFor } from '../../../api/problem-error.ts'
import { useAction } from '../../../forms/use-action.ts'
import { paths } from '../../../paths.ts'
import { takeFocus } from '../../../ui/browser/take-focus.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { addConfiguration, isAboutChoices } from '../state/add-configuration.ts'
import { addItem, changeQuantity } from '../state/change-cart.ts'
import styles from './removed-note.module.css'

interface Props {
  item: CartItem
  onUndone: () => void
}

/** Adds the removed line again; a bed with its configuration. */
const addAgain = async ({ variantId, quantity, configuration, price }: CartItem): Promise<void> => {
  if (!configuration) {
    await addItem({ itemId: variantId, quantity, shownPrice: price })
    return
  }
  const { slug, options } = configuration
  const line = await addConfiguration(slug, { options, price })
  if (line && quantity > line.quantity) await changeQuantity(line, { quantity })
}

/** Says what was removed from the cart, with a button to undo it. */
export function RemovedNote({ item, onUndone }: Props) {
  const { parent, name, configuration } = item
  const article = articleName(parent.title, name)
  const choices = configuration?.choices.map(({ value }) => value).join(', ')
  const removed = choices ? `${article} (${choices})` : article
  const { busy, refusal, run } = useAction(async () => {
    await addAgain(item)
    onUndone()
  })
  return (
    <div className={styles.note}>
      <p>{refusal === null ? `${removed} is verwijderd uit je winkelwagen.` : messageFor(refusal)}</p>
      {isAboutChoices(refusal) ? (
        <ButtonLink
          look="quiet"
          ref={takeFocus}
          to={paths.configurator(
            configuration?.slug ?? parent.slug,
            configuration ? { options: configuration.options } : {},
          )}
        >
          Bekijk je keuzes
        </ButtonLink>
      ) : (
        <Button look="quiet" busy={busy} busyText="Terugzetten..." onClick={() => void run()}>
          Ongedaan maken
        </Button>
      )}
    </div>
  )
}
