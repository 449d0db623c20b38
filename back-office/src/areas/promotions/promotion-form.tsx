import { Stack, Typography } from '@mui/material'
import {
  AutocompleteInput,
  Form,
  NumberInput,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { admin } from 'shared-types/contracts/admin/paths'
import { fieldErrors, send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { MomentInput } from '../../ui/inputs/moment-input.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { useChange } from '../../ui/use-change.ts'
import { promotionStates } from './promotion-list.tsx'
import { usePromotionChoices } from './use-promotion-choices.ts'

const dates = (
  <>
    <MomentInput source="startsAt" label="Begin" validate={required()} />
    <MomentInput source="endsAt" label="Einde, waarnaar de klok aftelt" validate={required()} />
  </>
)

export const AddPromotion = () => (
  <CreateForm title="Actie toevoegen" redirect="edit">
    <TextInput source="title" label="Naam, ook van haar pagina" validate={required()} />
    {dates}
  </CreateForm>
)

const onlyDates = ({ version, startsAt, endsAt }: StaffPromotion) => ({ version, startsAt, endsAt })

const Facts = () => {
  const promotion = useRecordContext<StaffPromotion>()
  if (!promotion) return null
  const { state, path, prices, codes } = promotion
  return (
    <Typography>
      {promotionStates[state]}, met de pagina /{path}/, {prices} verlaagde prijzen
      {codes.length > 0 && ` en ${codes.join(', ')}`}
    </Typography>
  )
}

const EndPromotion = () => {
  const promotion = useRecordContext<StaffPromotion>()
  const change = useChange()
  if (promotion?.state !== 'running') return null
  return (
    <ConfirmButton
      label="Nu beëindigen"
      title="De actie nu beëindigen?"
      content="De prijzen gaan terug, de codes vervallen, en de pagina en de aftelklok verdwijnen uit de winkel."
      onConfirm={() => change(admin.promotionEnd.replace(':id', promotion.id), 'De actie is voorbij.')}
    />
  )
}

const CancelPromotion = () => {
  const promotion = useRecordContext<StaffPromotion>()
  if (promotion?.state !== 'planned') return null
  return (
    <RemoveButton
      path={admin.promotion.replace(':id', promotion.id)}
      label="Actie annuleren"
      title="De actie annuleren?"
      content="De actie verdwijnt, met haar pagina en haar verlaagde prijzen. Haar codes vervallen. Dit kan niet ongedaan worden gemaakt."
      done={() => 'De actie is geannuleerd.'}
      // The colour of an error is not legible on the grey of the toolbar.
      color="inherit"
    />
  )
}

const PromotionToolbar = () => {
  const promotion = useRecordContext<StaffPromotion>()
  return (
    <Toolbar sx={{ gap: 2 }}>
      {promotion?.state !== 'ended' && <SaveButton />}
      <EndPromotion />
      <CancelPromotion />
    </Toolbar>
  )
}

/** Reduces the prices of a category, as long as the promotion has not begun. */
const ReducePrices = () => {
  const promotion = useRecordContext<StaffPromotion>()
  const { categories } = usePromotionChoices()
  const notify = useNotify()
  const refresh = useRefresh()
  if (promotion?.state !== 'planned') return null

  const submit = async (typed: object) => {
    try {
      await send('POST', admin.promotionPrices.replace(':id', promotion.id), typed)
      notify('De prijzen gaan omlaag zodra de actie begint.', { type: 'success' })
      refresh()
      return undefined
    } catch (error) {
      return fieldErrors(error, 'categoryId')
    }
  }

  return (
    <Form onSubmit={submit} record={{}} defaultValues={{ categoryId: null, percentage: null }}>
      <Stack sx={{ maxWidth: 500, alignItems: 'flex-start', p: 2 }}>
        <Typography component="h2" variant="h6">
          Prijzen verlagen
        </Typography>
        <Typography gutterBottom>
          De artikelen komen ook op de pagina van de actie. Na het einde hebben ze weer hun eigen prijs.
          Artikelen van een andere actie of met een aanbieding doen niet mee.
        </Typography>
        <AutocompleteInput source="categoryId" label="Categorie" choices={categories} validate={required()} />
        <NumberInput source="percentage" label="Procent eraf" validate={required()} />
        <SaveButton label="Prijzen toevoegen" alwaysEnable />
      </Stack>
    </Form>
  )
}

export const EditPromotion = () => (
  <VersionedEdit title="Actie" transform={onlyDates} toolbar={<PromotionToolbar />} after={<ReducePrices />}>
    <Facts />
    {dates}
  </VersionedEdit>
)
