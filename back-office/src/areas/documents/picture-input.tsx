import { Box, MenuItem, TextField } from '@mui/material'
import { required, useInput, ValidationError, type Validator } from 'react-admin'
import type { Image } from 'shared-types/image'
import { PictureButton } from '../../ui/picture-button.tsx'

interface PictureInputProps {
  source: string
  label: string
  /** Those that the document has. */
  pictures: Image[]
  optional?: boolean
  /** It needs no description. */
  decorative?: boolean
}

const chosen = required('Kies een foto.')

const described: Validator = (image?: Image | null) =>
  image?.alt === '' ? 'Beschrijf deze foto, voor mensen die hem niet zien.' : undefined

/** One of the pictures of a document, or a new one, with its description. */
export const PictureInput = ({
  source,
  label,
  pictures,
  optional = false,
  decorative = false,
}: PictureInputProps) => {
  const { field, fieldState } = useInput<Image | null>({
    source,
    defaultValue: null,
    validate: [optional ? [] : chosen, decorative ? [] : described].flat(),
  })
  const image = field.value as Image | null
  const known = !image || pictures.some(({ file }) => file === image.file) ? pictures : [image, ...pictures]
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <TextField
        select
        label={label}
        value={image?.file ?? ''}
        onChange={({ target }) => field.onChange(known.find(({ file }) => file === target.value) ?? null)}
        error={fieldState.invalid}
        helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        required={!optional}
        fullWidth
      >
        {optional && <MenuItem value="">Geen foto</MenuItem>}
        {known.map(({ file, alt }) => (
          <MenuItem key={file} value={file}>
            {alt || file}
          </MenuItem>
        ))}
      </TextField>
      {image && !decorative && (
        <TextField
          label={`Wat staat er op de foto? (${label})`}
          value={image.alt}
          onChange={({ target }) => field.onChange({ ...image, alt: target.value })}
          fullWidth
          margin="dense"
        />
      )}
      <PictureButton label={`Nieuwe foto (${label})`} onPicture={field.onChange} />
    </Box>
  )
}
