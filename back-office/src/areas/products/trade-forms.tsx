import { Alert, Checkbox, FormControlLabel } from '@mui/material'
import { useNotify } from 'react-admin'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  PlannedSale,
  VariantBefore,
  type StaffVariant,
} from 'shared-types/contracts/admin/assortment/products'
import { typedCents } from 'shared-types/money'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { ruleOfReductions } from '../../ui/texts.ts'
import { sentCents, sentMoment, typedMoment } from '../../ui/inputs/typed-values.ts'
import { pickFields } from '../../ui/pick-fields.ts'
import { SmallForm } from '../../ui/small-form.tsx'
import { VatRateField } from './vat-rate-field.tsx'

export interface TradeFormProps {
  variant: StaffVariant
  /** Sends a change. When it succeeds, it says so and reads the article again. */
  change: (method: string, path: string, body?: object) => Promise<void>
}

const OnSaleCheckbox = ({ variant: { active } }: Pick<TradeFormProps, 'variant'>) => (
  <FormControlLabel
    key={`active ${active}`}
    control={<Checkbox name="active" defaultChecked={active} />}
    label="Te koop"
  />
)

export const PriceForm = ({ variant, change }: TradeFormProps) => (
  <SmallForm
    title="Prijs"
    mainField="priceCents"
    button="Prijs opslaan"
    fields={[{ name: 'priceCents', label: 'Prijs in euro', initial: typedCents(variant.priceCents) }]}
    shown={variant}
    onSend={({ priceCents }, before) =>
      change('POST', pathOf(admin.variantPrice, { id: variant.id }), {
        priceCents: sentCents(priceCents),
        wasCents: before.priceCents,
      })
    }
  />
)

export const StockForm = ({ variant, change }: TradeFormProps) => (
  <SmallForm
    title="Voorraad"
    mainField="change"
    button="Voorraad bijwerken"
    fields={[
      { name: 'change', label: 'Erbij of eraf (-)', type: 'number' },
      { name: 'reason', label: 'Reden' },
    ]}
    shown={null}
    onSend={({ change: pieces, reason }) =>
      change('POST', pathOf(admin.variantStock, { id: variant.id }), {
        change: pieces === '' ? '' : Number(pieces),
        reason,
      })
    }
  />
)

export const SaleForm = ({ variant, change }: TradeFormProps) => {
  const { id, sale } = variant
  const notify = useNotify()
  const endSale = () =>
    change('DELETE', pathOf(admin.variantSale, { id })).catch(({ message }: Error) =>
      notify(message, { type: 'error' }),
    )
  return (
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
      shown={sale}
      onSend={({ priceCents, startsAt, endsAt }, before) =>
        change('POST', pathOf(admin.variantSale, { id }), {
          priceCents: sentCents(priceCents),
          startsAt: sentMoment(startsAt),
          endsAt: sentMoment(endsAt),
          was: before && pickFields(PlannedSale, before),
        })
      }
    >
      {sale?.isUnreduced && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          Deze aanbieding is geen korting: de winkel toont er geen oude prijs bij. {ruleOfReductions}
        </Alert>
      )}
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
  )
}

/** Only whether it is for sale, for employees that change nothing else of an article. */
export const OnSaleForm = ({ variant, change }: TradeFormProps) => (
  <SmallForm
    title="Verkoop"
    mainField="active"
    button="Verkoop opslaan"
    fields={[]}
    shown={null}
    onSend={({ active }) =>
      change('PUT', pathOf(admin.variantAvailability, { id: variant.id }), { active: active === 'on' })
    }
  >
    <OnSaleCheckbox variant={variant} />
  </SmallForm>
)

export const AvailabilityForm = ({ variant, change }: TradeFormProps) => (
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
    shown={variant}
    onSend={({ stockThreshold, delivery, vatRate, active }, before) =>
      change('PUT', pathOf(admin.variant, { id: variant.id }), {
        stockThreshold: stockThreshold === '' ? '' : Number(stockThreshold),
        delivery,
        vatRate: Number(vatRate),
        active: active === 'on',
        was: pickFields(VariantBefore, before),
      })
    }
  >
    <VatRateField current={variant.vatRate} />
    <OnSaleCheckbox variant={variant} />
  </SmallForm>
)
