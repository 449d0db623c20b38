import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  PlannedSale,
  VariantBefore,
  type StaffProduct,
  type StaffVariant,
  type VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import { typedCents } from 'shared-types/money'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { formatCents, formatMoment, sentCents, typedMoment } from '../../ui/format.ts'
import { pickFields } from '../../ui/pick-fields.ts'
import { FormDialog, SmallForm } from '../../ui/small-form.tsx'
import { LookForm, NameForm } from './article-forms.tsx'
import { VatRateField } from './vat-rate-field.tsx'

const momentOf = (typed = '') => (typed === '' ? '' : new Date(typed).toISOString())

interface VariantDialogProps {
  product: StaffProduct
  variant: StaffVariant
  canChange: boolean
  onChanged: () => unknown
  onClose: () => void
}

const Changes = ({ product, variant, onChanged }: Omit<VariantDialogProps, 'canChange' | 'onClose'>) => {
  const { id, sale } = variant
  const notify = useNotify()
  const change = async (method: string, path: string, body?: object) => {
    await send(method, path, body)
    notify('Opgeslagen', { type: 'success' })
    await onChanged()
  }
  const endSale = () =>
    change('DELETE', pathOf(admin.variantSale, { id })).catch(({ message }: Error) =>
      notify(message, { type: 'error' }),
    )
  return (
    <>
      <SmallForm
        title="Prijs"
        mainField="priceCents"
        button="Prijs opslaan"
        fields={[{ name: 'priceCents', label: 'Prijs in euro', initial: typedCents(variant.priceCents) }]}
        onSend={({ priceCents }) =>
          change('POST', pathOf(admin.variantPrice, { id }), {
            priceCents: sentCents(priceCents),
            wasCents: variant.priceCents,
          })
        }
      />
      <SmallForm
        title="Voorraad"
        mainField="change"
        button="Voorraad bijwerken"
        fields={[
          { name: 'change', label: 'Erbij of eraf (-)', type: 'number' },
          { name: 'reason', label: 'Reden' },
        ]}
        onSend={({ change: pieces, reason }) =>
          change('POST', pathOf(admin.variantStock, { id }), {
            change: pieces === '' ? '' : Number(pieces),
            reason,
          })
        }
      />
      <SmallForm
        title="Aanbieding"
        mainField="priceCents"
        button="Aanbieding plannen"
        fields={[
          {
            name: 'priceCents',
            label: 'Aanbieding in euro',
            initial: sale ? typedCents(sale.priceCents) : '',
          },
          {
            name: 'startsAt',
            label: 'Vanaf',
            type: 'datetime-local',
            initial: sale ? typedMoment(sale.startsAt) : '',
          },
          {
            name: 'endsAt',
            label: 'Tot',
            type: 'datetime-local',
            initial: sale ? typedMoment(sale.endsAt) : '',
          },
        ]}
        onSend={({ priceCents, startsAt, endsAt }) =>
          change('POST', pathOf(admin.variantSale, { id }), {
            priceCents: sentCents(priceCents),
            startsAt: momentOf(startsAt),
            endsAt: momentOf(endsAt),
            was: sale && pickFields(PlannedSale, sale),
          })
        }
      >
        {sale && (
          <ConfirmButton
            variant="text"
            label={sale.running ? 'Aanbieding beëindigen' : 'Aanbieding verwijderen'}
            title={sale.running ? 'Aanbieding nu beëindigen?' : 'Aanbieding verwijderen?'}
            content={
              sale.running
                ? 'Het artikel krijgt meteen zijn gewone prijs terug.'
                : 'Het artikel houdt zijn gewone prijs.'
            }
            onConfirm={endSale}
          />
        )}
      </SmallForm>
      <SmallForm
        title="Verkoop en levering"
        mainField="active"
        button="Opslaan"
        fields={[
          {
            name: 'stockThreshold',
            label: 'Drempel van de voorraad',
            type: 'number',
            initial: String(variant.stockThreshold),
          },
          {
            name: 'delivery',
            label: 'Levertijd',
            initial: variant.delivery,
            help: `Bij ‘${usualDelivery}’ noemt de winkel de dag.`,
          },
        ]}
        onSend={({ stockThreshold, delivery, vatRate, active }) =>
          change('PUT', pathOf(admin.variant, { id }), {
            stockThreshold: stockThreshold === '' ? '' : Number(stockThreshold),
            delivery,
            vatRate: Number(vatRate),
            active: active === 'on',
            was: pickFields(VariantBefore, variant),
          })
        }
      >
        <VatRateField current={variant.vatRate} />
        <FormControlLabel
          key={`active ${variant.active}`}
          control={<Checkbox name="active" defaultChecked={variant.active} />}
          label="Te koop"
        />
      </SmallForm>
      <LookForm
        key={variant.facetValueIds.join()}
        product={product}
        variant={variant}
        onChanged={onChanged}
      />
      {variant.referred ? (
        <Typography sx={{ mb: 3 }}>
          Een bestelling, winkelwagen of cadeau verwijst naar dit artikel: artikelnummer en keuzes blijven
          zoals ze zijn.
        </Typography>
      ) : (
        <NameForm product={product} variant={variant} onChanged={onChanged} />
      )}
    </>
  )
}

const History = ({ variant }: { variant: StaffVariant }) => {
  const { data } = useQuery({
    queryKey: ['article-history', variant],
    queryFn: () => send<VariantHistory>('GET', pathOf(admin.variantHistory, { id: variant.id })),
  })
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
      <section>
        <Typography component="h3" variant="subtitle1">
          Prijzen
        </Typography>
        {data?.prices.map(({ validFrom, priceCents }) => (
          <div key={validFrom}>
            {formatMoment(validFrom)}: {formatCents(priceCents)}
          </div>
        ))}
      </section>
      <section>
        <Typography component="h3" variant="subtitle1">
          Correcties van de voorraad
        </Typography>
        {data?.corrections.map(({ at, change, stockAfter, reason, by }) => (
          <div key={at + reason}>
            {formatMoment(at)}: {change > 0 ? '+' : ''}
            {change}, daarna {stockAfter}. {reason} ({by})
          </div>
        ))}
      </section>
    </Stack>
  )
}

/** What an employee can change of one article, and what was changed before. */
export const VariantDialog = ({ product, variant, canChange, onChanged, onClose }: VariantDialogProps) => (
  <FormDialog
    title={`${variant.title} (${variant.sku}): ${formatCents(variant.priceCents)}, ${variant.stock} op voorraad`}
    closeLabel="Sluiten"
    onClose={onClose}
    maxWidth="md"
  >
    {canChange && <Changes product={product} variant={variant} onChanged={onChanged} />}
    <History variant={variant} />
  </FormDialog>
)
