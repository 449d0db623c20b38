import { Alert, Box, Stack, Typography } from '@mui/material'
import {
  AutocompleteInput,
  Form,
  NumberInput,
  required,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../api/send.ts'
import { ConfirmButton, FormConfirmButton } from '../../ui/confirm-button.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { MomentInput } from '../../ui/inputs/moment-input.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { useChange } from '../../ui/use-change.ts'
import { ruleOfReductions } from '../../ui/texts.ts'
import { promotionStates } from './promotion-list.tsx'
import { usePromotionChoices } from './use-promotion-choices.ts'
import { SaveButton } from '../../ui/save-button.tsx'

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

/** By law, these prices are no reductions (note 35). */
const Unreduced = ({ state, prices, unreduced }: StaffPromotion) => {
  if (!unreduced || unreduced.count === 0) return null
  const { count, articles } = unreduced
  const more = count - articles.length
  const without =
    count === 1
      ? 'is er 1 geen korting, dus dat artikel staat'
      : `zijn er ${count} geen korting, dus die artikelen staan`
  return (
    <Alert severity="warning">
      {count === prices
        ? 'Geen van deze prijzen is een korting, dus de pagina van de actie blijft leeg.'
        : `Van deze prijzen ${without} niet op de pagina van de actie.`}{' '}
      {ruleOfReductions}
      {state === 'planned' && ' Kies een later begin of een hoger percentage.'}
      {` Het gaat om: ${articles.join('; ')}`}
      {more > 0 && ` en nog ${more}`}.
    </Alert>
  )
}

const Facts = () => {
  const promotion = useRecordContext<StaffPromotion>()
  if (!promotion) return null
  const { state, path, prices, codes } = promotion
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Typography>
        {promotionStates[state]}, met de pagina /{path}/, {prices} verlaagde prijzen
        {codes.length > 0 && ` en ${codes.join(', ')}`}
      </Typography>
      {state !== 'ended' && <Unreduced {...promotion} />}
    </Stack>
  )
}

const EndPromotion = () => {
  const promotion = useRecordContext<StaffPromotion>()
  const change = useChange()
  if (promotion?.state !== 'running') return null
  return (
    <FormConfirmButton
      label="Nu beëindigen"
      title="De actie nu beëindigen?"
      content="De prijzen gaan terug, de codes vervallen, en de pagina en de aftelklok verdwijnen uit de winkel."
      onConfirm={() => change(pathOf(admin.promotionEnd, { id: promotion.id }), 'De actie is voorbij.')}
    />
  )
}

const RemovePromotion = () => {
  const promotion = useRecordContext<StaffPromotion>()
  if (!promotion || promotion.state === 'running') return null
  const isPlanned = promotion.state === 'planned'
  return (
    <RemoveButton
      path={pathOf(admin.promotion, { id: promotion.id })}
      label={isPlanned ? 'Actie annuleren' : 'Actie verwijderen'}
      title={isPlanned ? 'De actie annuleren?' : 'De actie verwijderen?'}
      content="De actie verdwijnt, met haar pagina en haar verlaagde prijzen. Haar codes vervallen. Dit kan niet ongedaan worden gemaakt."
      done={() => (isPlanned ? 'De actie is geannuleerd.' : 'De actie is verwijderd.')}
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
      <RemovePromotion />
    </Toolbar>
  )
}

const RemovePrices = ({ id, prices }: StaffPromotion) => {
  const change = useChange('DELETE')
  if (prices === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <ConfirmButton
        label="Alle verlaagde prijzen weghalen"
        title="Alle verlaagde prijzen weghalen?"
        content="Er gaan geen prijzen meer omlaag als de actie begint, en haar pagina is leeg. Daarna kun je weer prijzen toevoegen."
        onConfirm={() =>
          change(pathOf(admin.promotionPrices, { id }), 'De verlaagde prijzen zijn weggehaald.')
        }
      />
    </Box>
  )
}

/** Reduces the prices of a category, until a promotion that runs has prices. */
const ReducePrices = () => {
  const promotion = useRecordContext<StaffPromotion>()
  const { categories } = usePromotionChoices()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!promotion || promotion.state === 'ended') return null
  const runs = promotion.state === 'running'
  if (runs && promotion.prices > 0) return null

  const submit = async (typed: object) => {
    try {
      await send('POST', pathOf(admin.promotionPrices, { id: promotion.id }), typed)
      notify(runs ? 'De prijzen zijn verlaagd.' : 'De prijzen gaan omlaag zodra de actie begint.', {
        type: 'success',
      })
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
          {runs && ' De actie loopt: de prijzen gaan meteen omlaag, en je kunt dit maar één keer doen.'}
        </Typography>
        <AutocompleteInput source="categoryId" label="Categorie" choices={categories} validate={required()} />
        <NumberInput source="percentage" label="Procent eraf" validate={required()} />
        <SaveButton label="Prijzen toevoegen" alwaysEnable />
        {!runs && <RemovePrices {...promotion} />}
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
