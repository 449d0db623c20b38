import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ArrayInput, BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { CategoryPath, TypedLink } from 'shared-types/contracts/admin/forms/content-forms'
import { DescribedImage } from 'shared-types/contracts/admin/fields'
import { Address, Html } from 'shared-types/html/html'
import { DecorativeImage } from 'shared-types/image'
import {
  allows,
  emptyOf,
  fieldsOf,
  innerOf,
  isBoolean,
  isNumber,
  itemOf,
  longestOf,
  messageOf,
  type Schema,
} from 'shared-types/schema-parts'
import { CategoryInput } from '../links/category-input.tsx'
import { emptyText } from './empty-text.ts'
import { HtmlInput } from './html-input.tsx'
import { ItemList } from './item-list.tsx'
import { LinkInput } from '../links/link-input.tsx'
import { OptionalGroup } from './optional-group.tsx'
import { PictureInput } from './picture-input.tsx'

/** A fieldset without its lines. */
const plainGroup = { border: 0, p: 0, m: 0, minWidth: 0, width: '100%' }

type Labels = Record<string, string>

const checkOf = (field: Schema) => (value: unknown) =>
  messageOf(field, value ?? (allows(field, null) ? null : ''))

const longestLine = 200

const emptyGroup = (schema: Schema) =>
  Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, emptyOf(field)]))

const inputOf = (field: Schema, name: string, source: string, labels: Labels): ReactNode => {
  const schema = innerOf(field)
  const label = labels[name] ?? name
  const check = checkOf(field)
  const validate = allows(field, '') || allows(field, null) ? check : [required(), check]
  const props = { source, label, validate, defaultValue: emptyOf(field) }
  if (schema === Html)
    return (
      <HtmlInput key={name} source={source} label={label} defaultValue="" isOptional={allows(field, '')} />
    )
  if (schema === DescribedImage || schema === DecorativeImage)
    return (
      <PictureInput
        key={name}
        source={source}
        label={label}
        validateAlt={schema === DescribedImage ? [required(), checkOf(DescribedImage.shape.alt)] : null}
        validate={allows(field, null) ? undefined : required()}
      />
    )
  if (schema === CategoryPath) return <CategoryInput key={name} {...props} />
  if (schema === TypedLink || schema === Address)
    return <LinkInput key={name} {...props} isNullable={allows(field, null)} />
  if (isBoolean(schema))
    return <BooleanInput key={name} source={source} label={label} defaultValue={emptyOf(field)} />
  if (isNumber(schema)) return <NumberInput key={name} source={source} label={label} validate={check} />
  const item = itemOf(schema)
  if (item)
    return (
      <ArrayInput key={name} source={source} label={label} validate={check}>
        <ItemList label={label}>{inputsOf(item, '', labels)}</ItemList>
      </ArrayInput>
    )
  if (fieldsOf(schema).length > 0) {
    const inputs = inputsOf(schema, `${source}.`, labels)
    return (
      <Box key={name} component="fieldset" aria-label={label} sx={plainGroup}>
        <Typography component="h2" variant="subtitle1">
          {label}
        </Typography>
        {allows(field, null) ? (
          <OptionalGroup source={source} label={label} empty={emptyGroup(schema)}>
            {inputs}
          </OptionalGroup>
        ) : (
          inputs
        )}
      </Box>
    )
  }
  return (
    <TextInput
      key={name}
      {...props}
      multiline={(longestOf(schema) ?? Infinity) > longestLine}
      parse={allows(field, null) ? undefined : emptyText}
    />
  )
}

/**
 * The inputs of texts, numbers, HTML, links, pictures, choices of yes or no, and lists and groups of these, with the rules and messages
 * of the schema. A document with other fields needs a form of its own.
 */
export const inputsOf = (schema: Schema, within: string, labels: Labels): ReactNode =>
  fieldsOf(schema).map(([name, field]) => inputOf(field, name, `${within}${name}`, labels))
