import { Stack, Typography } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { formatCents, formatMoment } from '../../../ui/format.ts'
import { FileLink } from '../../../ui/links/file-link.tsx'
import { useFocusOfGone } from '../../../ui/list/use-focus-of-gone.ts'
import { MarkReturn } from '../actions/mark-return.tsx'
import { OrderActions } from '../actions/order-actions.tsx'
import { piecesText } from './pieces-text.ts'
import { stateNames, withdrawnText } from '../states/order-states.ts'

/** Something is to be packed, or was sent. */
const hasPackingSlip = ({ actions, lines, parcels, shipment, openReplacements }: StaffOrder) =>
  openReplacements > 0 ||
  shipment !== null ||
  parcels.length > 0 ||
  (actions.includes('ship') && lines.some(({ toShipQuantity }) => toShipQuantity > 0))

const unsentOf = ({ lines }: StaffOrder) =>
  lines.flatMap(({ id, toShipQuantity: quantity }) => (quantity > 0 ? [{ id, quantity }] : []))

/** What was refunded without articles, which happens at the payment provider itself. */
const PaidBack = ({ order }: { order: StaffOrder }) => {
  const { paidBackBy, refundedAtProviderCents, actions, lines, refunds } = order
  // Not while the shop's own refund waits for the provider.
  if (paidBackBy === 'refund' && refunds.every(({ state }) => state !== 'pending')) {
    return (
      <Typography color="error">
        Volledig terugbetaald. Verzend niets, en sluit de bestelling af: wat niet is verzonden, gaat dan terug
        naar de voorraad.
      </Typography>
    )
  }
  const isToPack =
    refundedAtProviderCents > 0 &&
    actions.includes('ship') &&
    lines.some(({ toShipQuantity }) => toShipQuantity > 0)
  return isToPack ? (
    <Typography color="error">
      Bij de betaaldienst zelf is {formatCents(refundedAtProviderCents)} terugbetaald, zonder artikelen. Kijk
      wat er nog verzonden moet worden.
    </Typography>
  ) : null
}

/** The state of the order, what is to be done with it, and its documents. */
export const Heading = ({ order }: { order: StaffOrder }) => {
  const chargedBackCents = order.payments.reduce((sum, payment) => sum + payment.chargedBackCents, 0)
  return (
    <Stack
      component="section"
      aria-label="Wat er met de bestelling te doen is"
      tabIndex={-1}
      {...useFocusOfGone()}
      direction="row"
      sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography>
        <strong>{stateNames[order.state]}</strong>, {formatCents(order.totalCents)}, besteld op{' '}
        {formatMoment(order.createdAt)}
      </Typography>
      {order.withdrawals.map((withdrawal) => (
        <Typography key={withdrawal.id} color="error">
          Herroepen op {formatMoment(withdrawal.receivedAt)}: {withdrawnText(withdrawal)}. Geld terug vóór{' '}
          {formatMoment(withdrawal.refundBy)}{' '}
          <MarkReturn
            id={withdrawal.id}
            isHandled={false}
            name={`herroeping van ${formatMoment(withdrawal.receivedAt)}`}
          />
        </Typography>
      ))}
      {order.rugReturns.map(({ id, receivedAt, refundBy }) => (
        <Typography key={id} color="error">
          Retour van een vloerkleed gemeld op {formatMoment(receivedAt)}. Geld terug vóór{' '}
          {formatMoment(refundBy)}{' '}
          <MarkReturn id={id} isHandled={false} name={`retour van ${formatMoment(receivedAt)}`} />
        </Typography>
      ))}
      {order.refundDueCents > 0 && (
        <Typography color="error">Terug te betalen: {formatCents(order.refundDueCents)}</Typography>
      )}
      <PaidBack order={order} />
      {order.unsentPieces > 0 && !order.paidBackBy && (
        <Typography color="error">
          Niet verzonden en niet terugbetaald: {piecesText(order, unsentOf(order))}. Verzend de rest, of
          betaal die terug.
        </Typography>
      )}
      {order.replacements.map(
        ({ id, lines, shippedAt, cancelledAt }) =>
          !shippedAt &&
          !cancelledAt && (
            <Typography key={id} color="error">
              Nog na te zenden: {piecesText(order, lines)}
            </Typography>
          ),
      )}
      {chargedBackCents > 0 && (
        <Typography color="error">Door de bank teruggeboekt: {formatCents(chargedBackCents)}</Typography>
      )}
      <OrderActions order={order} />
      {hasPackingSlip(order) && (
        <FileLink href={pathOf(admin.orderPackingSlip, { id: order.id })}>Pakbon (PDF)</FileLink>
      )}
      {order.invoiceNumber !== null && (
        <FileLink href={pathOf(admin.orderInvoice, { id: order.id })}>
          Factuur {order.invoiceNumber} (PDF)
        </FileLink>
      )}
      {order.replacedInvoices.map(({ number, creditNoteNumber, at }) => (
        <Typography key={number}>
          Op {formatMoment(at)} vervangen:{' '}
          <FileLink href={pathOf(admin.orderDocument, { id: order.id, number })}>{number} (PDF)</FileLink>,
          creditnota{' '}
          <FileLink href={pathOf(admin.orderDocument, { id: order.id, number: creditNoteNumber })}>
            {creditNoteNumber} (PDF)
          </FileLink>
        </Typography>
      ))}
    </Stack>
  )
}
