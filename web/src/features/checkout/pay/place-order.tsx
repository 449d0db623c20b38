import { useState } from 'react'
import Lock from 'lucide/dist/esm/icons/lock.mjs'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Cents } from 'shared-types/money'
import { mutate } from 'swr'
import { ProblemError, messageFor } from '../../../api/problem-error.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../router/link.tsx'
import { PaymentLink } from '../../../payment/payment-link.tsx'
import { paths } from '../../../paths.ts'
import { money } from '../../../ui/text/money.ts'
import { Overlay } from '../../../ui/feedback/overlay.tsx'
import styles from './place-order.module.css'
import { startPayment } from './start-payment.ts'
import { correctionPage } from './correction-page.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** The total and the order button. Pressing it again while the request is pending has no effect. */
export function PlaceOrder({ total }: { total: Cents }) {
  const [unopened, setUnopened] = useState<string | null>(null)
  const { busy, refusal, run } = useAction(async () => {
    setUnopened(null)
    setUnopened(await startPayment({ expectedTotal: total }))
  })
  const back = refusal instanceof ProblemError ? correctionPage(refusal) : undefined
  return (
    <div className={styles.place}>
      <Overlay text={busy ? 'Je bestelling wordt geplaatst...' : null} />
      <p className={styles.total}>
        <span>Te betalen</span>
        <strong>{money(total)}</strong>
      </p>
      {/* The law prescribes this button text. */}
      <Button look="accent" wide busy={busy} busyText="Aan het plaatsen..." onClick={() => void run()}>
        Bestelling met betalingsverplichting
      </Button>
      <PaymentLink url={unopened} />
      {refusal !== null && (
        <Refusal>
          <p>{messageFor(refusal)}</p>
          {back && (
            <Link to={back.to} className={styles.back} onClick={() => void mutate(apiPaths.cart)}>
              {back.label}
            </Link>
          )}
        </Refusal>
      )}
      <p className={styles.small}>
        <Icon of={Lock} size={16} />
        <span>
          Je betaalt hierna veilig. Je hebt 14 dagen bedenktijd vanaf de dag dat je alles hebt ontvangen: je{' '}
          <Link to={paths.service('herroepingsrecht')}>herroepingsrecht</Link>. Op je bestelling zijn onze{' '}
          <Link to={paths.service('algemene-voorwaarden')}>algemene voorwaarden</Link> van toepassing. Hoe we
          met je gegevens omgaan, lees je bij <Link to={paths.service('privacy')}>privacy</Link>.
        </span>
      </p>
    </div>
  )
}
