import type { Order } from 'shared-types/contracts/order'
import { replacementProgress, sentAgain } from 'shared-types/order/replacement-texts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import styles from './order-replacements.module.css'
import { parcelsOf } from './order-steps.ts'

/** What is sent again at no cost, with its links once it has left. */
export function OrderReplacements({ replacements }: Pick<Order, 'replacements'>) {
  return replacements.map(({ id, reason, lines, shipment }) => {
    const parcels = shipment ? parcelsOf([shipment]) : []
    const pieces = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')
    return (
      <div key={id} className={styles.replacement}>
        <p>
          {sentAgain(pieces, reason)} {replacementProgress(shipment?.carrier ?? null)}
        </p>
        {parcels.map(
          ({ url }, at) =>
            url && (
              <ButtonLink key={url} look="primary" to={url}>
                {parcels.length > 1 ? `Volg nazending, pakket ${at + 1}` : 'Volg je nazending'}
              </ButtonLink>
            ),
        )}
      </div>
    )
  })
}
