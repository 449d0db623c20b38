import { AutocompleteInput, type Validator } from 'react-admin'
import { useLinkChoices } from './use-link-choices.ts'

interface CategoryInputProps {
  source: string
  label: string
  validate: Validator | Validator[]
  defaultValue?: unknown
}

/** A category that the shop shows, stored as its path without outer slashes. */
export const CategoryInput = (props: CategoryInputProps) => {
  const choices = useLinkChoices().pages.filter(({ kind }) => kind === 'category')
  return (
    <AutocompleteInput
      {...props}
      choices={choices.map(({ link, title }) => ({ id: link.slice(1, -1), name: title }))}
    />
  )
}
