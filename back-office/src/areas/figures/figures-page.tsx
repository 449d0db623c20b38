import { LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { dayAt } from 'shared-types/calendar/local-day'
import type { Figures } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { fieldErrors, send } from '../../api/send.ts'
import { formatCents } from '../../ui/format.ts'
import { FileLink } from '../../ui/links/file-link.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Rows } from '../../ui/page/rows.tsx'
import { latestPeriods, type Period } from './periods.ts'

const today = () => dayAt(new Date())

const amounts = ({ grossCents, vatCents }: Figures['total']) => [
  formatCents(grossCents - vatCents),
  formatCents(vatCents),
  formatCents(grossCents),
]

const free = 'free'
type Days = Pick<Period, 'from' | 'until'>

interface PeriodFieldsProps {
  days: Days
  errors: Record<string, string>
  onChange: (days: Days) => void
}

const PeriodFields = ({ days, errors, onChange }: PeriodFieldsProps) => {
  const periods = latestPeriods(today())
  const chosen = periods.find(({ from, until }) => from === days.from && until === days.until)
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <TextField
        select
        label="Periode"
        size="small"
        sx={{ minWidth: 180 }}
        value={chosen?.title ?? free}
        onChange={({ target }) => onChange(periods.find(({ title }) => title === target.value) ?? days)}
      >
        {periods.map(({ title }) => (
          <MenuItem key={title} value={title}>
            {title}
          </MenuItem>
        ))}
        {!chosen && <MenuItem value={free}>andere periode</MenuItem>}
      </TextField>
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={name === 'from' ? 'Van' : 'Tot en met'}
          size="small"
          value={days[name]}
          error={name in errors}
          helperText={errors[name]}
          onChange={({ target }) => onChange({ ...days, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  )
}

const FigureTables = ({
  invoices,
  creditNotes,
  total,
  rows,
  chargedBack,
  refundedWithoutNote,
  priceRefundedWithoutNote: ofPrice,
}: Figures) => (
  <>
    <Part title="Omzet en btw">
      <Rows
        head={['Wat', 'Aantal', 'Zonder btw', 'Btw', 'Met btw']}
        rows={[
          ['Facturen', invoices.count, ...amounts(invoices)],
          ['Creditnota’s', creditNotes.count, ...amounts(creditNotes)],
          ['Totaal', '', ...amounts(total)],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Facturen tellen op de dag van de betaling, creditnota’s op de dag van de terugbetaling.
      </Typography>
    </Part>
    <Part title="Per land van levering en tarief">
      <Rows
        head={['Land', 'Tarief', 'Zonder btw', 'Btw', 'Met btw']}
        rows={rows.map((row) => [row.country, `${row.rate}%`, ...amounts(row)])}
      />
    </Part>
    <Part title="Niet in de omzet verwerkt">
      <Rows
        head={['Wat', 'Aantal', 'Bedrag']}
        rows={[
          ['Teruggeboekt door de bank van de klant', chargedBack.count, formatCents(chargedBack.cents)],
          [
            'Te veel betaald en terugbetaald: geen omzet, dus geen btw',
            refundedWithoutNote.count - ofPrice.count,
            formatCents(refundedWithoutNote.cents - ofPrice.cents),
          ],
          [
            'Van de prijs terugbetaald bij de betaaldienst zelf, zonder creditnota: verlaagt ook de btw',
            ofPrice.count,
            formatCents(ofPrice.cents),
          ],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Deze terugbetalingen staan onderaan in het bestand, elk met de bestelling.
      </Typography>
    </Part>
  </>
)

/** The figures of a period for the VAT return, and the same per document for the bookkeeper. */
export const FiguresPage = () => {
  const [days, setDays] = useState<Days>(() => latestPeriods(today())[0] ?? { from: today(), until: today() })
  const query = `?${new URLSearchParams({ from: days.from, until: days.until }).toString()}`
  const { data, error, isPending } = useQuery({
    queryKey: ['figures', query],
    queryFn: () => send<Figures>('GET', admin.figures + query),
  })
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Title title="Cijfers" />
      <Part title="Periode">
        <PeriodFields days={days} errors={error ? fieldErrors(error, 'from') : {}} onChange={setDays} />
      </Part>
      {isPending && <LinearProgress />}
      {data && (
        <>
          <FigureTables {...data} />
          <FileLink
            href={admin.figuresExport + query}
            button={{ variant: 'outlined', sx: { alignSelf: 'start' } }}
          >
            Alle facturen en creditnota’s (CSV)
          </FileLink>
        </>
      )}
    </Stack>
  )
}
