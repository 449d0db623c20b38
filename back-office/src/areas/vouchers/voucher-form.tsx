import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import type { NewVoucher, StaffVoucher } from 'shared-types/contracts/admin/promotions'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { FormConfirmButton } from '../../ui/confirm-button.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { EuroInput } from '../../ui/inputs/euro-input.tsx'
import { MomentInput } from '../../ui/inputs/moment-input.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { useChange } from '../../ui/use-change.ts'
import { usePromotionChoices } from '../promotions/use-promotion-choices.ts'
import { voucherStates } from './voucher-list.tsx'
import { SaveButton } from '../../ui/save-button.tsx'

const kinds = [
  { id: 'percentage', name: 'Percentage' },
  { id: 'amount', name: 'Bedrag' },
]

/** A select shows nothing for a value that is no choice. */
const withChosen = <Choice extends { id: unknown }>(choices: Choice[], chosen: Choice | null | undefined) =>
  !chosen || choices.some(({ id }) => id === chosen.id) ? choices : [...choices, chosen]

const Terms = () => {
  const { categories, promotions } = usePromotionChoices()
  const chosen = useRecordContext<StaffVoucher>()?.chosen
  return (
    <>
      <SelectInput source="kind" label="Soort korting" choices={kinds} validate={required()} />
      <FormDataConsumer<NewVoucher>>
        {({ formData }) =>
          formData.kind === 'amount' ? (
            <EuroInput source="value" label="Korting in euro’s" validate={required()} />
          ) : (
            <NumberInput source="value" label="Korting in procenten" validate={required()} />
          )
        }
      </FormDataConsumer>
      <EuroInput source="minimumCents" label="Vanaf een bestelbedrag van (euro)" validate={required()} />
      <AutocompleteInput
        source="categoryId"
        label="Alleen voor deze categorie"
        choices={withChosen(categories, chosen?.category)}
      />
      <MomentInput source="startsAt" label="Geldig vanaf" />
      <MomentInput source="endsAt" label="Geldig tot" />
      <SelectInput
        source="promotionId"
        label="Of zolang deze actie loopt"
        choices={withChosen(promotions, chosen?.promotion)}
      />
      <NumberInput source="mostUses" label="Hoogstens zo vaak te gebruiken" />
      <BooleanInput source="oncePerCustomer" label="Eén keer per klant" />
      <BooleanInput source="advertised" label="In de winkel laten zien" />
      <FormDataConsumer<NewVoucher>>
        {({ formData }) => (
          <TextInput
            source="title"
            label="Omschrijving van de korting"
            helperText="Zoals ‘10% korting’: zo noemt de winkel een code die ze laat zien, in de winkelwagen en in de chat."
            parse={emptyText}
            validate={formData.advertised ? required() : []}
          />
        )}
      </FormDataConsumer>
    </>
  )
}

const initial: Omit<NewVoucher, 'code' | 'value'> = {
  title: '',
  kind: 'percentage',
  categoryId: null,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  promotionId: null,
  mostUses: null,
  oncePerCustomer: false,
  advertised: false,
}

export const AddVoucher = () => (
  <CreateForm title="Kortingscode toevoegen" redirect="list" defaultValues={initial}>
    <TextInput source="code" label="Code" validate={required()} />
    <Terms />
  </CreateForm>
)

const onlyTerms = ({ id: _id, uses: _uses, state: _state, chosen: _chosen, ...terms }: StaffVoucher) => terms

const Use = () => {
  const voucher = useRecordContext<StaffVoucher>()
  if (!voucher) return null
  return (
    <Typography>
      {voucherStates[voucher.state]}, {voucher.uses} keer gebruikt
    </Typography>
  )
}

const EndVoucher = () => {
  const voucher = useRecordContext<StaffVoucher>()
  const change = useChange()
  if (!voucher || voucher.state === 'ended') return null
  const path = pathOf(admin.voucherEnd, { id: voucher.id })
  return (
    <FormConfirmButton
      label="Nu beëindigen"
      title="De kortingscode nu beëindigen?"
      content={`Met ${voucher.id} krijgt niemand meer korting.`}
      onConfirm={() => change(path, 'De kortingscode geldt niet meer.')}
    />
  )
}

const VoucherToolbar = () => (
  <Toolbar sx={{ gap: 2 }}>
    <SaveButton />
    <EndVoucher />
  </Toolbar>
)

const VoucherTitle = () => `Kortingscode ${useRecordContext<StaffVoucher>()?.id ?? ''}`

export const EditVoucher = () => (
  <VersionedEdit title={<VoucherTitle />} transform={onlyTerms} toolbar={<VoucherToolbar />}>
    <Use />
    <Terms />
  </VersionedEdit>
)
