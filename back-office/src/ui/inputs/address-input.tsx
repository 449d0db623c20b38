import { FormDataConsumer, TextInput } from 'react-admin'
import { slugOf } from 'shared-types/urls/slug'

interface AddressInputProps {
  /** The address in the shop with this last segment. */
  addressOf: (slug: string) => string
}

interface Typed {
  title?: string | null
  slug?: string
}

/** The last segment of a new address. Left empty, it follows from the title. */
export const AddressInput = ({ addressOf }: AddressInputProps) => (
  <FormDataConsumer<Typed>>
    {({ formData: { title, slug } }) => (
      <TextInput
        source="slug"
        label="Adres"
        parse={(typed: string) => typed}
        helperText={`In de winkel: ${addressOf(slug || slugOf(title ?? '') || '…')} Leeg gelaten volgt het uit de naam.`}
      />
    )}
  </FormDataConsumer>
)
