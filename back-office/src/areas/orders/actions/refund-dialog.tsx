import { Alert, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { RefundWay, type StaffOrder } from 'shared-types/contracts/admin/orders'
import { formatCents } from '../../../ui/format.ts'
import { parseCents } from '../../../ui/inputs/typed-values.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { refundWayNames } from '../states/payment-states.ts'
import { isClosing, useRefund } from './use-refund.ts'

const explain = { provider: 'De betaaldienst maakt het over.', manual: 'Maak het bedrag eerst zelf over.' }

interface FieldsProps {
  refund: ReturnType<typeof useRefund>
}

const ArticleFields = ({ refund }: FieldsProps) => {
  const { lines, pieces, choose, chooseAll, unsentRange, chooseUnsent, restockRange, chooseRestock } = refund
  if (lines.length === 0) return null
  return (
    <>
      <PiecesFields
        lines={lines}
        mostOf={(line) => line.refundableQuantity}
        labelOf={(article) => `Aantal terug van ${article}`}
        chosen={pieces}
        onChoose={choose}
        parts={[
          { label: 'Waarvan niet verzonden', rangeOf: unsentRange, onChoose: chooseUnsent },
          { label: 'Terug naar de voorraad', rangeOf: restockRange, onChoose: chooseRestock },
        ]}
      />
      <Button onClick={chooseAll}>Alle stuks</Button>
    </>
  )
}

const MoneyFields = ({ refund }: FieldsProps) => {
  const { order, amount, setAmount, way, setWay, errors } = refund
  const { total, provider } = order.refundableCents
  const retained = order.deliveryExtraCents
  return (
    <>
      {retained > 0 && (
        <p>
          De extra kosten van snellere of verzekerde verzending ({formatCents(retained)}) hoeven na een
          herroeping niet terug.
        </p>
      )}
      <TextField
        label="Bedrag in euro's"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={'amountCents' in errors}
        helperText={errors.amountCents ?? `Er kan nog hoogstens ${formatCents(total)} terug.`}
        fullWidth
        margin="dense"
      />
      <TextField
        select
        label="Hoe"
        value={way}
        onChange={(event) => setWay(RefundWay.parse(event.target.value))}
        error={'way' in errors}
        helperText={errors.way ?? `${explain[way]} De klant krijgt een mail.`}
        fullWidth
        margin="dense"
      >
        {RefundWay.options
          .filter((option) => option === 'manual' || provider > 0)
          .map((option) => (
            <MenuItem key={option} value={option}>
              {refundWayNames[option]}
            </MenuItem>
          ))}
      </TextField>
    </>
  )
}

const ClosingFields = ({ refund, isClosed }: FieldsProps & { isClosed: boolean }) => {
  const { lines, pieces, choose } = refund
  return (
    <>
      <p>Al het geld is al terug bij de klant. De bestelling {isClosed ? 'is' : 'wordt'} afgesloten.</p>
      {!isClosed && lines.length > 0 && (
        <>
          <p>Kies wat terug naar de voorraad gaat. Wat niet is verzonden, is al gekozen.</p>
          <PiecesFields
            lines={lines}
            mostOf={(line) => line.refundableQuantity}
            labelOf={(article) => `Aantal terug naar de voorraad van ${article}`}
            chosen={pieces}
            onChoose={choose}
          />
        </>
      )}
    </>
  )
}

const RefundDialog = ({ opened, onClose }: { opened: StaffOrder; onClose: () => void }) => {
  const refund = useRefund(opened, onClose)
  const { order, amount, errors, isBusy, submit } = refund
  const ends = isClosing(order)
  const isClosed = !order.actions.includes('refund')
  const cents = parseCents(amount)
  const elsewhere = errors.lines ?? errors.form
  const submitText = cents === null ? 'Terugbetalen' : `${formatCents(cents)} terugbetalen`
  return (
    <SubmitDialog
      title={ends ? 'Bestelling afsluiten' : 'Terugbetalen'}
      button={ends ? 'Afsluiten' : submitText}
      isBusy={isBusy}
      isDone={isClosed}
      onSubmit={submit}
      onClose={onClose}
    >
      {ends ? (
        <ClosingFields refund={refund} isClosed={isClosed} />
      ) : (
        <>
          <ArticleFields refund={refund} />
          <MoneyFields refund={refund} />
        </>
      )}
      {elsewhere && <Alert severity="error">{elsewhere}</Alert>}
    </SubmitDialog>
  )
}

export const RefundButton = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays after the change that it sent, or one of a colleague: it shows a message about that.
  if (!isOpen && !order.actions.includes('refund')) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {isClosing(order) ? 'Afsluiten' : 'Terugbetalen'}
      </Button>
      {isOpen && <RefundDialog opened={order} onClose={() => setOpen(false)} />}
    </>
  )
}
