import { Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import type {
  StaffProduct,
  StaffVariant,
  VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { formatCents, formatMoment } from '../../ui/format.ts'
import { FormDialog } from '../../ui/small-form.tsx'
import { LookForm, NameForm } from './article-forms.tsx'
import { AvailabilityForm, OnSaleForm, PriceForm, SaleForm, StockForm } from './trade-forms.tsx'

interface VariantDialogProps {
  product: StaffProduct
  variant: StaffVariant
  /** Whether the employee changes everything; otherwise only what is gone. */
  canChangeAll: boolean
  onChanged: () => unknown
  onClose: () => void
}

const Changes = ({ product, variant, canChangeAll, onChanged }: Omit<VariantDialogProps, 'onClose'>) => {
  const notify = useNotify()
  const change = async (method: string, path: string, body?: object) => {
    try {
      await send(method, path, body)
    } catch (error) {
      // A colleague has changed the article, or this change was made and its answer was lost.
      void onChanged()
      throw error
    }
    notify('Opgeslagen', { type: 'success' })
    await onChanged()
  }
  if (!canChangeAll)
    return (
      <>
        <StockForm variant={variant} change={change} />
        <OnSaleForm variant={variant} change={change} />
      </>
    )
  return (
    <>
      <PriceForm variant={variant} change={change} />
      <StockForm variant={variant} change={change} />
      <SaleForm variant={variant} change={change} />
      <AvailabilityForm variant={variant} change={change} />
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
        <NameForm product={product} variant={variant} change={change} onChanged={onChanged} />
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
export const VariantDialog = ({ product, variant, canChangeAll, onChanged, onClose }: VariantDialogProps) => (
  <FormDialog
    title={`${variant.title} (${variant.sku}): ${formatCents(variant.priceCents)}, ${variant.stock} op voorraad`}
    closeLabel="Sluiten"
    onlyByButton
    onClose={onClose}
    maxWidth="md"
  >
    <Changes product={product} variant={variant} canChangeAll={canChangeAll} onChanged={onChanged} />
    <History variant={variant} />
  </FormDialog>
)
