import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { InputHelperText, TextInput, useInput, type Validator } from 'react-admin'
import type { DecorativeImage, Image } from 'shared-types/image'
import { imagePath } from 'shared-types/image-path'
import { FileButton } from '../file-button.tsx'
import { pictureTypes, usePictureUpload } from '../upload-picture.ts'

interface PictureInputProps {
  source: string
  label: string
  /** Checks the alternative text; null for a picture beside a text that says the same. */
  validateAlt: Validator[] | null
  /** If absent, the picture can be removed. */
  validate?: Validator | Validator[] | undefined
}

/** One picture: uploaded, replaced, described, and where the form allows it removed. */
export const PictureInput = ({ source, label, validateAlt, validate }: PictureInputProps) => {
  const { field, fieldState } = useInput<Image | DecorativeImage | null>({
    source,
    defaultValue: null,
    ...(validate && { validate }),
  })
  const upload = usePictureUpload()
  const picture = field.value as Image | DecorativeImage | null
  const choose = (file: File) =>
    upload.mutate(file, {
      // `onChange` is that of the current place in a list, also if the item was moved meanwhile.
      onSuccess: ({ alt: _none, ...uploaded }) =>
        field.onChange(validateAlt ? { ...uploaded, alt: '' } : uploaded),
    })
  const message = upload.error?.message ?? fieldState.error?.message
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ border: 0, p: 0, mx: 0, my: 1, minWidth: 0, width: '100%' }}
    >
      <Typography variant="body2">{label}</Typography>
      {picture && (
        <Box
          component="img"
          src={imagePath(picture.file, 320, 'webp')}
          alt={('alt' in picture && picture.alt) || label}
          sx={{ display: 'block', maxWidth: 240, maxHeight: 160, my: 1 }}
        />
      )}
      {picture && validateAlt && (
        <TextInput source={`${source}.alt`} label="Wat staat er op de foto?" validate={validateAlt} />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <FileButton
          label={picture ? `${label} vervangen` : `${label} kiezen`}
          accept={pictureTypes}
          onFile={choose}
          isBusy={upload.isPending}
        />
        {picture && !validate && <Button onClick={() => field.onChange(null)}>{label} weghalen</Button>}
      </Stack>
      {message && (
        <FormHelperText error role="alert">
          <InputHelperText error={message} />
        </FormHelperText>
      )}
    </Box>
  )
}
