import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  List,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSimpleFormIteratorItem,
} from 'react-admin'
import type {
  ConfiguratorChange,
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import { CentsColumn, Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { inputColumns } from '../../ui/inputs/input-columns.ts'
import { EuroInput } from '../../ui/inputs/euro-input.tsx'
import { formatCents } from '../../ui/format.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

export const ConfiguratorList = () => (
  <List actions={false} title="Configurators" pagination={false}>
    <ListTable<ConfiguratorSummary> rowClick="edit">
      <LinkColumn source="title" label="Product" />
      <Column source="code" label="Code" />
      <CentsColumn source="basePriceCents" label="Prijs zonder meerprijzen" />
      <NumberColumn source="visible" label="Zichtbare keuzes" />
      <NumberColumn source="hidden" label="Verborgen keuzes" />
    </ListTable>
  </List>
)

type Option = ConfiguratorChange['questions'][number]['options'][number]

/** A new option has only what was typed, and no id: a field that was not touched is undefined. */
const completeOption = (option: { [Field in keyof Option]?: Option[Field] | undefined }) => {
  const { id = null, added } = option
  return {
    id,
    btnText: option.btnText ?? '',
    btnSubText: option.btnSubText ?? '',
    label: option.label ?? '',
    text: option.text ?? '',
    extra: option.extra ?? (id === null ? 0 : null),
    visible: option.visible ?? true,
    added:
      id === null
        ? {
            pictureOf: added?.pictureOf || null,
            xpoId: added?.xpoId ?? null,
            xpoVarId: added?.xpoVarId ?? null,
          }
        : null,
  }
}

const onlyChange = ({ version, questions }: StaffConfigurator) => ({
  version,
  questions: questions.map(({ title: _title, options, ...question }) => ({
    ...question,
    options: options.map(completeOption),
  })),
})

/** The default is one of the options as they are called now. */
const DefaultInput = ({ index }: { index: number }) => (
  <FormDataConsumer<StaffConfigurator>>
    {({ formData }) => (
      <SelectInput
        source={`questions.${index}.defaultId`}
        label="Standaardkeuze, zonder meerprijs"
        choices={formData.questions[index]?.options
          .filter(({ id, visible }) => id && visible)
          .map(({ id, btnText }) => ({ id, name: btnText }))}
        validate={required()}
      />
    )}
  </FormDataConsumer>
)

/** A new option has an article of the manufacturer, and the picture of another one. */
const AddedInputs = ({ question }: { question: number }) => {
  const { index } = useSimpleFormIteratorItem()
  return (
    <FormDataConsumer<StaffConfigurator>>
      {({ formData }) => {
        const options = formData.questions[question]?.options ?? []
        if (options[index]?.id) return null
        return (
          <>
            <SelectInput
              source="added.pictureOf"
              label="Foto als bij"
              choices={options.flatMap(({ id, btnText }) => (id ? [{ id, name: btnText }] : []))}
              helperText={false}
            />
            <NumberInput
              source="added.xpoId"
              label="Artikelnummer fabrikant"
              validate={required()}
              helperText={false}
            />
            <NumberInput
              source="added.xpoVarId"
              label="Variantnummer fabrikant"
              validate={required()}
              helperText={false}
            />
          </>
        )
      }}
    </FormDataConsumer>
  )
}

/** Its inputs are rendered once it is opened: rendering all of them at once is slow. */
const Question = ({ index, title }: { index: number; title: string }) => (
  <Accordion
    defaultExpanded={index === 0}
    slots={{ heading: 'h2' }}
    slotProps={{ transition: { mountOnEnter: true } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />} id={`question-${index}`}>
      <Typography component="span">{title}</Typography>
    </AccordionSummary>
    <AccordionDetails>
      <DefaultInput index={index} />
      <ArrayInput source={`questions.${index}.options`} label="Keuzes, in volgorde">
        <SimpleFormIterator disableClear>
          <Box sx={inputColumns}>
            <TextInput source="btnText" label="Naam" validate={required()} helperText={false} />
            <EuroInput source="extra" label="Meerprijs in euro" helperText={false} />
            <BooleanInput source="visible" label="Zichtbaar" defaultValue helperText={false} />
            <TextInput source="btnSubText" label="Tweede regel" parse={emptyText} helperText={false} />
            <TextInput source="label" label="Label" parse={emptyText} helperText={false} />
            <TextInput source="text" label="Uitleg" parse={emptyText} multiline helperText={false} />
            <AddedInputs question={index} />
          </Box>
        </SimpleFormIterator>
      </ArrayInput>
    </AccordionDetails>
  </Accordion>
)

const Questions = () => {
  const { questions = [], basePriceCents = 0 } = useRecordContext<StaffConfigurator>() ?? {}
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Zonder meerprijzen kost dit product {formatCents(basePriceCents)}. Die prijs wijzig je bij het
        product. Een verborgen keuze is niet meer te bestellen, ook niet vanuit een winkelwagen. Een keuze die
        in winkelwagens of bestellingen zit, kun je verbergen en niet verwijderen.
      </Typography>
      <Box sx={{ width: '100%' }}>
        {questions.map(({ property, title }, index) => (
          <Question key={property} index={index} title={title} />
        ))}
      </Box>
    </>
  )
}

/** The options of a configurator: one form, because its rules are about all of them together. */
export const ConfiguratorPage = () => (
  <VersionedEdit title="Configurator" transform={onlyChange}>
    <Questions />
  </VersionedEdit>
)
