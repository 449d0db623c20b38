import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  DataTable,
  FormDataConsumer,
  FunctionField,
  List,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type {
  ConfiguratorSummary,
  StaffConfigurator,
} from 'shared-types/contracts/admin/assortment/configurators'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { inputColumns } from '../../ui/inputs/input-columns.ts'
import { EuroInput } from '../../ui/inputs/euro-input.tsx'
import { formatCents } from '../../ui/format.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const ConfiguratorList = () => (
  <List exporter={false} actions={false} title="Configurators" pagination={false}>
    <DataTable<ConfiguratorSummary> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="title" label="Product" disableSort />
      <DataTable.Col source="code" label="Code" disableSort />
      <DataTable.Col source="basePriceCents" label="Prijs zonder meerprijzen" align="right" disableSort>
        <FunctionField<ConfiguratorSummary> render={({ basePriceCents }) => formatCents(basePriceCents)} />
      </DataTable.Col>
      <DataTable.NumberCol source="visible" label="Zichtbare keuzes" disableSort />
      <DataTable.NumberCol source="hidden" label="Verborgen keuzes" disableSort />
    </DataTable>
  </List>
)

const onlyChange = ({ version, questions }: StaffConfigurator) => ({
  version,
  questions: questions.map(({ title: _title, ...question }) => question),
})

const ConfiguratorTitle = () => `Configurator ${useRecordContext<StaffConfigurator>()?.title ?? ''}`

/** The default is one of the options as they are called now. */
const DefaultInput = ({ index }: { index: number }) => (
  <FormDataConsumer<StaffConfigurator>>
    {({ formData }) => (
      <SelectInput
        source={`questions.${index}.defaultId`}
        label="Standaardkeuze, zonder meerprijs"
        choices={formData.questions[index]?.options
          .filter(({ visible }) => visible)
          .map(({ id, btnText }) => ({ id, name: btnText }))}
        validate={required()}
      />
    )}
  </FormDataConsumer>
)

/** Its inputs are there once it has been opened: all of them at once are slow. */
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
        <SimpleFormIterator disableAdd disableRemove disableClear>
          <Box sx={inputColumns}>
            <TextInput source="btnText" label="Naam" validate={required()} helperText={false} />
            <EuroInput source="extra" label="Meerprijs in euro" helperText={false} />
            <BooleanInput source="visible" label="Zichtbaar" helperText={false} />
            <TextInput source="btnSubText" label="Tweede regel" parse={emptyText} helperText={false} />
            <TextInput source="label" label="Label" parse={emptyText} helperText={false} />
            <TextInput source="text" label="Uitleg" parse={emptyText} multiline helperText={false} />
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
        product. Een verborgen keuze is niet meer te bestellen, ook niet vanuit een winkelwagen.
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
  <VersionedEdit title={<ConfiguratorTitle />} transform={onlyChange}>
    <Questions />
  </VersionedEdit>
)
