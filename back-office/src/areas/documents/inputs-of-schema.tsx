import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { Address, Html } from 'shared-types/html/html'
import { allows, fieldsOf, innerOf, itemOf, type Schema } from 'shared-types/schema-parts'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'

type Labels = Record<string, string>

const inputOf = (field: Schema, name: string, source: string, labels: Labels) => {
  const schema = innerOf(field)
  const item = itemOf(schema)
  const label = labels[name] ?? name
  if (schema === Html) return <HtmlInput key={name} source={source} label={label} />
  if (item)
    return (
      <ArrayInput key={name} source={source} label={label}>
        <SimpleFormIterator disableClear>{inputsOf(item, '', labels)}</SimpleFormIterator>
      </ArrayInput>
    )
  return (
    <TextInput
      key={name}
      source={source}
      label={label}
      multiline={schema !== Address}
      validate={allows(field, '') ? undefined : required()}
      parse={allows(field, null) ? undefined : emptyText}
    />
  )
}

/** The inputs of texts, HTML and lists of these. A document with other fields needs a form of its own. */
export const inputsOf = (schema: Schema, within: string, labels: Labels) =>
  fieldsOf(schema).map(([name, field]) => inputOf(field, name, `${within}${name}`, labels))
