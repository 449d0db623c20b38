import { Link, Stack, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { OrderSummary, RefundedPieces, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { formatCents, formatMoment } from '../../ui/format.ts'
import { Address, BilledCustomer, Part, Rows } from '../../ui/parts.tsx'
import { AgreedText } from './agreed-text.tsx'
import { CorrectDetails, CorrectInvoiceDetails, CorrectTracking } from './correct-dialog.tsx'
import { AddNote, OrderActions, ResendMail } from './order-actions.tsx'
import {
  paymentStateNames,
  refundKindNames,
  refundStateNames,
  refundWayNames,
  stateNames,
  withdrawnText,
} from './order-states.ts'

const Customer = ({ order }: { order: StaffOrder }) => {
  const { customer, billingAddress, shippingAddress } = order
  return (
    <Part title="Klant">
      <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
        <BilledCustomer
          name={order.name}
          email={order.email}
          customer={customer}
          billingAddress={billingAddress}
        />
        <div>
          <strong>Bezorgen bij</strong>
          <Address name={`${shippingAddress.firstName} ${shippingAddress.lastName}`} of={shippingAddress} />
          {order.shippingTitle}
          {order.shipment?.trackAndTraceUrl && (
            <div>
              <Link href={order.shipment.trackAndTraceUrl} target="_blank" rel="noreferrer">
                Volg het pakket ({order.shipment.carrier})
              </Link>
            </div>
          )}
          {order.shipment && <CorrectTracking order={order} />}
        </div>
      </Stack>
      {order.isCorrectable && <CorrectDetails order={order} />}
      <CorrectInvoiceDetails order={order} />
    </Part>
  )
}

/** The credit note of a refund, and the one that takes it back when the refund failed after all. */
const CreditNotes = ({ orderId, refund }: { orderId: string; refund: StaffOrder['refunds'][number] }) => (
  <Stack>
    {(
      [
        [admin.orderCreditNote, refund.creditNoteNumber],
        [admin.orderCreditNoteReversal, refund.reversalNumber],
      ] as const
    ).map(
      ([path, number]) =>
        number !== null && (
          <Link key={path} href={pathOf(path, { id: orderId, refund: refund.id })} target="_blank">
            {number} (PDF)
          </Link>
        ),
    )}
  </Stack>
)

/** Something is to be packed, or was sent. */
const hasPackingSlip = ({ actions, lines, parcels, shipment }: StaffOrder) =>
  shipment !== null ||
  parcels.length > 0 ||
  (actions.includes('ship') && lines.some(({ toShipQuantity }) => toShipQuantity > 0))

const Order = () => {
  const order = useRecordContext<OrderSummary | StaffOrder>()
  // Until the order has loaded, the record is its row of the list.
  if (!order || !('lines' in order)) return null
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]))
  const chargedBackCents = order.payments.reduce((sum, payment) => sum + payment.chargedBackCents, 0)
  const piecesText = (lines: RefundedPieces[]) =>
    lines
      .map(({ id, quantity, unsentQuantity = 0 }) => {
        const unsent = unsentQuantity > 0 ? ` (niet verzonden: ${unsentQuantity})` : ''
        return `${quantity}× ${titles.get(id) ?? ''}${unsent}`
      })
      .join(', ')
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography>
          <strong>{stateNames[order.state]}</strong>, {formatCents(order.totalCents)}, besteld op{' '}
          {formatMoment(order.createdAt)}
        </Typography>
        {order.withdrawals.map((withdrawal) => (
          <Typography key={withdrawal.id} color="error">
            Herroepen op {formatMoment(withdrawal.receivedAt)}: {withdrawnText(withdrawal)}. Geld terug vóór{' '}
            {formatMoment(withdrawal.refundBy)}
          </Typography>
        ))}
        {order.refundDueCents > 0 && (
          <Typography color="error">Terug te betalen: {formatCents(order.refundDueCents)}</Typography>
        )}
        {chargedBackCents > 0 && (
          <Typography color="error">Door de bank teruggeboekt: {formatCents(chargedBackCents)}</Typography>
        )}
        <OrderActions order={order} />
        {hasPackingSlip(order) && (
          <Link href={pathOf(admin.orderPackingSlip, { id: order.id })} target="_blank">
            Pakbon (PDF)
          </Link>
        )}
        {order.invoiceNumber !== null && (
          <Link href={pathOf(admin.orderInvoice, { id: order.id })} target="_blank">
            Factuur {order.invoiceNumber} (PDF)
          </Link>
        )}
        {order.replacedInvoices.map(({ number, creditNoteNumber, at }) => (
          <Typography key={number}>
            Op {formatMoment(at)} vervangen:{' '}
            <Link href={pathOf(admin.orderDocument, { id: order.id, number })} target="_blank">
              {number} (PDF)
            </Link>
            , creditnota{' '}
            <Link
              href={pathOf(admin.orderDocument, { id: order.id, number: creditNoteNumber })}
              target="_blank"
            >
              {creditNoteNumber} (PDF)
            </Link>
          </Typography>
        ))}
      </Stack>
      <Part title="Artikelen">
        <Rows
          head={['Artikel', 'Artikelnummer', 'Aantal', 'Prijs', 'Korting']}
          rows={order.lines.map((line) => [
            [line.title, ...line.choices].join(', '),
            line.sku,
            line.quantity,
            formatCents(line.priceCents),
            line.discountCents > 0 ? formatCents(line.discountCents) : '',
          ])}
        />
        <Rows head={['Kosten', 'Bedrag']} rows={order.sums.map(({ title, amount }) => [title, amount])} />
      </Part>
      {order.parcels.length > 0 && (
        <Part title="Eerdere pakketten">
          <Rows
            head={['Wanneer', 'Vervoerder', 'Artikelen', 'Door', 'Trackcode']}
            rows={order.parcels.map(({ id, createdAt, carrier, trackAndTraceUrl, lines, by }) => [
              formatMoment(createdAt),
              trackAndTraceUrl ? (
                <Link key={createdAt} href={trackAndTraceUrl} target="_blank" rel="noreferrer">
                  Volg het pakket ({carrier})
                </Link>
              ) : (
                carrier
              ),
              piecesText(lines),
              by ?? '',
              <CorrectTracking key={id} order={order} parcel={id} />,
            ])}
          />
        </Part>
      )}
      <Customer order={order} />
      <Part title="Betalingen">
        <Rows
          head={['Wanneer', 'Betaalwijze', 'Status', 'Bedrag', 'Terugbetaald', 'Teruggeboekt', 'Kenmerk']}
          rows={order.payments.map((payment) => [
            formatMoment(payment.createdAt),
            payment.method,
            paymentStateNames[payment.state],
            formatCents(payment.amountCents),
            formatCents(payment.refundedCents),
            payment.chargedBackCents > 0 ? formatCents(payment.chargedBackCents) : '',
            payment.url ? (
              <Link
                key={payment.id}
                href={payment.url}
                target="_blank"
                rel="noreferrer"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {payment.providerId}
              </Link>
            ) : (
              (payment.providerId ?? '')
            ),
          ])}
        />
      </Part>
      {order.refunds.length > 0 && (
        <Part title="Terugbetalingen">
          <Rows
            head={['Wanneer', 'Bedrag', 'Waarvan', 'Hoe', 'Status', 'Artikelen', 'Door', 'Creditnota']}
            rows={order.refunds.map((refund) => [
              formatMoment(refund.createdAt),
              formatCents(refund.amountCents),
              refundKindNames[refund.kind],
              refundWayNames[refund.way],
              refund.released
                ? 'Niet afgeschreven'
                : [refundStateNames[refund.state], refund.reason].filter(Boolean).join(': '),
              piecesText(refund.lines),
              refund.by ?? '',
              <CreditNotes key={refund.id} orderId={order.id} refund={refund} />,
            ])}
          />
        </Part>
      )}
      {order.agreedPages.length > 0 && (
        <Part title="Akkoord bij de bestelling">
          {order.agreedPages.map(({ hash, title, createdAt }) => (
            <AgreedText key={hash} hash={hash} title={title} since={createdAt} />
          ))}
        </Part>
      )}
      <Part title="Mails">
        <Rows
          head={['Mail', 'Aan', 'Geschreven', 'Verzonden', 'Opnieuw']}
          rows={order.mails.map((mail) => [
            mail.subject || mail.kind,
            mail.recipient,
            formatMoment(mail.createdAt),
            mail.sentAt ? formatMoment(mail.sentAt) : (mail.lastError ?? 'nog niet'),
            mail.sentAt && (
              <ResendMail
                key={mail.id}
                orderId={order.id}
                mailId={mail.id}
                title={`${mail.subject || mail.kind}, ${formatMoment(mail.createdAt)}`}
              />
            ),
          ])}
        />
      </Part>
      <Part title="Geschiedenis">
        <Rows
          head={['Tijdstip', 'Gebeurtenis', 'Door']}
          rows={order.history.map(({ at, text, by }) => [formatMoment(at), text, by ?? ''])}
        />
        <AddNote orderId={order.id} />
      </Part>
    </Stack>
  )
}

const OrderTitle = () => `Bestelling ${useRecordContext<OrderSummary>()?.number ?? ''}`

/** An order with all that an employee needs to handle it. */
export const OrderPage = () => (
  <Show title={<OrderTitle />} actions={false} sx={{ minWidth: 0, '& .RaShow-card': { minWidth: 0 } }}>
    <Order />
  </Show>
)
