import { Alert, Box, Stack, Typography } from '@mui/material'
import {
  ArrayInput,
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin'
import type {
  FamilyChange,
  FamilySummary,
  NewFamily,
  StaffFamily,
} from 'shared-types/contracts/admin/assortment/families'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { type InputOf, Inputs } from '../../ui/form/inputs.tsx'
import { inputColumns } from '../../ui/inputs/input-columns.ts'
import { RecordList } from '../../ui/list/record-list.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const FamilyList = () => (
  <RecordList title="Families" empty="Er zijn nog geen families." search="Familie of product">
    <LinkColumn source="title" label="Naam" />
    <Column<FamilySummary>
      source="attributes"
      label="Verschillen in"
      render={({ attributes }) => attributes.join(' en ')}
    />
    <NumberColumn source="products" label="Producten" />
  </RecordList>
)

const hasColors = (attribute: string) => attribute.trim().toLowerCase() === 'kleur'

/** The second attribute is optional: an emptied one goes, with its values. */
const attributesOf = ({ attributes: [first, second] }: Pick<StaffFamily, 'attributes'>) => [
  first ?? '',
  ...(second ? [second] : []),
]

/** A new member has only what was typed. */
const onlyChange = (form: StaffFamily): FamilyChange => {
  const attributes = attributesOf(form)
  return {
    version: form.version,
    title: form.title ?? '',
    attributes,
    members: (form.members ?? []).map(({ productId, values = [] }) => ({
      productId,
      values: attributes.map((attribute, index) => ({
        title: values[index]?.title ?? '',
        color: (hasColors(attribute) && values[index]?.color) || null,
      })),
    })),
  }
}

const AttributeInputs = () => (
  <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
    <TextInput source="attributes.0" label="Kenmerk, zoals Kleur" validate={required()} />
    <TextInput source="attributes.1" label="Tweede kenmerk, zoals Stof" />
  </Stack>
)

const wholeRow = { gridColumn: '1 / -1' }

const sourcesOfValues = ['values.0', 'values.1']

const ValueInputs = ({ source, attribute }: { source: string; attribute: string }) => (
  <>
    <TextInput source={`${source}.title`} label={attribute} validate={required()} helperText={false} />
    {hasColors(attribute) && (
      <TextInput source={`${source}.color`} label="Kleurcode" placeholder="#22345c" helperText={false} />
    )}
  </>
)

/** A stored member has its title; a new one is chosen from the products. */
const Member = () => {
  const { index } = useSimpleFormIteratorItem()
  return (
    <FormDataConsumer<StaffFamily>>
      {({ formData }) => {
        const member = formData.members[index]
        return (
          <Box sx={inputColumns}>
            {member?.title ? (
              <Typography sx={wholeRow}>
                {member.title}
                {!member.active && ' (verborgen)'}
              </Typography>
            ) : (
              <Box sx={wholeRow}>
                <ReferenceInput source="productId" reference="products">
                  <AutocompleteInput
                    label="Product"
                    optionText="title"
                    filterToQuery={(q: string) => ({ q })}
                    validate={required()}
                    helperText={false}
                  />
                </ReferenceInput>
              </Box>
            )}
            {attributesOf(formData).map((attribute, of) => (
              <ValueInputs
                key={sourcesOfValues[of]}
                source={sourcesOfValues[of] ?? ''}
                attribute={attribute}
              />
            ))}
          </Box>
        )
      }}
    </FormDataConsumer>
  )
}

const FewMembers = () => (
  <FormDataConsumer<StaffFamily>>
    {({ formData: { members = [] } }) =>
      members.length < 2 && (
        <Alert severity="info">
          Deze familie heeft {members.length === 1 ? 'één product' : 'geen producten'}. De winkel toont een
          keuze vanaf twee producten.
        </Alert>
      )
    }
  </FormDataConsumer>
)

const inputs: InputOf<FamilyChange> = {
  title: <TextInput source="title" label="Naam" validate={required()} fullWidth />,
  attributes: <AttributeInputs />,
  members: (
    <>
      <FewMembers />
      <ArrayInput source="members" label="Producten">
        <SimpleFormIterator disableClear disableReordering>
          <Member />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  ),
}

/** A family: one form, because a value of a member belongs to an attribute of the family. */
export const FamilyPage = () => (
  <VersionedEdit
    title="Familie"
    transform={onlyChange}
    removal="De producten blijven in de winkel, zonder keuze uit deze familie."
  >
    <Inputs of={inputs} />
  </VersionedEdit>
)

const newInputs: InputOf<NewFamily> = {
  title: <TextInput source="title" label="Naam" validate={required()} />,
  attributes: <AttributeInputs />,
}

const onlyNew = (form: StaffFamily): NewFamily => ({
  title: form.title ?? '',
  attributes: attributesOf(form),
})

export const AddFamily = () => (
  <CreateForm title="Familie toevoegen" redirect="edit" transform={onlyNew}>
    <Inputs of={newInputs} />
  </CreateForm>
)
