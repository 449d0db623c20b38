import { Autocomplete, TextField, Typography } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'
import type { LinkChoice } from 'shared-types/contracts/admin/content'
import { useLinkChoices } from './use-link-choices.ts'

interface LinkInputProps {
  source: string
  label: string
  validate: Validator | Validator[]
  /** Whether an empty link is null, as the contract of the content requires. */
  isNullable: boolean
  defaultValue?: unknown
}

const isMatch = (typed: string) => {
  const wanted = typed.trim().toLowerCase()
  return ({ title, link }: LinkChoice) => `${title} ${link}`.toLowerCase().includes(wanted)
}

const most = 50

/** A link to a page of the shop, which can be chosen by its title, or another address that is typed. */
export const LinkInput = ({ source, label, validate, isNullable, defaultValue }: LinkInputProps) => {
  const { field, fieldState, id, isRequired } = useInput({ source, validate, defaultValue })
  const { pages: choices } = useLinkChoices()
  const typed = String(field.value ?? '')
  const chosen = choices.find(({ link }) => link === typed)
  return (
    <Autocomplete
      freeSolo
      disablePortal
      fullWidth
      clearText="Leegmaken"
      id={id}
      options={choices}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.link)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.kind} ${option.link}`)}
      filterOptions={(all, { inputValue }) => all.filter(isMatch(inputValue)).slice(0, most)}
      value={typed}
      inputValue={typed}
      onInputChange={(_event, text) => field.onChange(text === '' && isNullable ? null : text)}
      onBlur={field.onBlur}
      renderOption={({ key, ...option }, { title, link }) => (
        <li key={key} {...option}>
          <span>
            {title}
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {link}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          name={source}
          inputRef={field.ref}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          margin="dense"
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              error={fieldState.error?.message}
              helperText={chosen?.title ?? 'Typ een titel of een adres.'}
            />
          }
        />
      )}
    />
  )
}
