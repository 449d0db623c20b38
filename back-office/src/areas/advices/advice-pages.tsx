import { Box, Stack, Typography } from '@mui/material'
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
  useSimpleFormIteratorItem,
} from 'react-admin'
import { AdviceChange, NewAdvice, type StaffAdvice } from 'shared-types/contracts/admin/assortment/advices'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { RecordList } from '../../ui/list/record-list.tsx'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { pickFields } from '../../ui/pick-fields.ts'
import { useChoices } from '../../ui/use-choices.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const AdviceList = () => (
  <RecordList title="Keuzehulpen" empty="Er zijn nog geen keuzehulpen.">
    <LinkColumn source="title" label="Titel" />
    <Column source="category" label="Lijst" />
    <NumberColumn source="questionCount" label="Vragen" />
  </RecordList>
)

type Question = StaffAdvice['questions'][number]

type Partly<Row> = { [Field in keyof Row]?: Row[Field] | undefined }

/** A new question or answer has only what was typed: a field that was not touched is undefined. */
const completeAnswer = (answer: Partly<Question['answers'][number]>) => ({
  id: answer.id ?? null,
  answer: answer.answer ?? '',
  description: answer.description ?? '',
  valueIds: answer.valueIds ?? [],
  priceFrom: answer.priceFrom ?? null,
  priceTo: answer.priceTo ?? null,
})

const completeQuestion = (question: Partly<Question>) => ({
  id: question.id ?? null,
  question: question.question ?? '',
  explanation: question.explanation ?? '',
  isMultiselect: question.isMultiselect ?? false,
  isSkippable: question.isSkippable ?? true,
  afterQuestion: question.afterQuestion || null,
  afterAnswers: question.afterQuestion ? (question.afterAnswers ?? []) : [],
  answers: (question.answers ?? []).map(completeAnswer),
})

const onlyChange = (form: StaffAdvice) => ({
  ...pickFields(AdviceChange, form),
  questions: (form.questions ?? []).map(completeQuestion),
})

const onlyNew = (form: Partial<NewAdvice>) => ({
  ...pickFields(NewAdvice, form),
  questions: (form.questions ?? []).map(completeQuestion),
})

const AdviceTitle = () => useRecordContext<StaffAdvice>()?.title ?? 'Keuzehulp'

const wide = { width: '100%' }

const Answers = () => {
  const values = useChoices().facets.flatMap((facet) =>
    facet.values.map(({ id, title }) => ({ id, title: `${facet.title}: ${title}` })),
  )
  return (
    <ArrayInput source="answers" label="Antwoorden, in volgorde">
      <SimpleFormIterator disableClear>
        <Box sx={wide}>
          <TextInput source="answer" label="Antwoord" validate={required()} helperText={false} />
          <TextInput source="description" label="Tweede regel" parse={emptyText} helperText={false} />
          <AutocompleteArrayInput
            source="valueIds"
            label="Toont producten met"
            choices={values}
            optionText="title"
            helperText={false}
          />
          <Stack direction="row" sx={{ columnGap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            <NumberInput source="priceFrom" label="Vanaf, in €" helperText={false} />
            <NumberInput source="priceTo" label="T/m, in €" helperText={false} />
          </Stack>
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** Only answers to stored questions: a new one has no id before it is saved. */
const AfterInputs = () => {
  const { index } = useSimpleFormIteratorItem()
  return (
    <FormDataConsumer<StaffAdvice>>
      {({ formData }) => {
        const earlier = (formData.questions ?? []).slice(0, index)
        const previous = earlier.find(({ id }) => id && id === formData.questions?.[index]?.afterQuestion)
        return (
          <>
            <SelectInput
              source="afterQuestion"
              label="Alleen na de vraag"
              choices={earlier.flatMap(({ id, question }) => (id ? [{ id, name: question }] : []))}
              helperText={false}
            />
            {previous && (
              <SelectArrayInput
                source="afterAnswers"
                label="En een van de antwoorden"
                choices={previous.answers.flatMap(({ id, answer }) => (id ? [{ id, name: answer }] : []))}
                helperText={false}
              />
            )}
          </>
        )
      }}
    </FormDataConsumer>
  )
}

const Texts = () => (
  <>
    <TextInput source="title" label="Titel" validate={required()} fullWidth />
    <TextInput source="intro" label="Inleiding" validate={required()} multiline fullWidth />
  </>
)

const Questions = () => (
  <ArrayInput source="questions" label="Vragen, in volgorde">
    <SimpleFormIterator disableClear>
      <Box sx={wide}>
        <TextInput source="question" label="Vraag" validate={required()} helperText={false} />
        <TextInput source="explanation" label="Uitleg" parse={emptyText} multiline helperText={false} />
        <BooleanInput source="isMultiselect" label="Meer antwoorden mogelijk" helperText={false} />
        <BooleanInput source="isSkippable" label="Mag worden overgeslagen" defaultValue helperText={false} />
        <AfterInputs />
        <Answers />
      </Box>
    </SimpleFormIterator>
  </ArrayInput>
)

/** An advice: one form, because a question can depend on the answers to another. */
export const AdvicePage = () => (
  <VersionedEdit
    title={<AdviceTitle />}
    transform={onlyChange}
    removal="De lijst heeft dan geen keuzehulp meer. Links naar de keuzehulp leiden naar de lijst."
  >
    <Texts />
    <Typography>
      Een antwoord toont producten met minstens één gekozen waarde van elk filter. Verwijderde vragen werken
      niet meer in links die klanten hebben bewaard.
    </Typography>
    <Questions />
  </VersionedEdit>
)

const ListingInput = () => {
  const { categories } = useChoices()
  return (
    <AutocompleteInput
      source="categoryId"
      label="Lijst die de antwoorden verkleinen"
      choices={categories}
      optionText="title"
      validate={required()}
      fullWidth
    />
  )
}

export const AddAdvice = () => (
  <CreateForm title="Keuzehulp toevoegen" redirect="edit" transform={onlyNew} sx={{ maxWidth: 900 }}>
    <Texts />
    <ListingInput />
    <Typography>
      Een vraag die alleen na een bepaald antwoord komt, maak je zo na het opslaan: dan zijn de antwoorden
      bekend.
    </Typography>
    <Questions />
  </CreateForm>
)
