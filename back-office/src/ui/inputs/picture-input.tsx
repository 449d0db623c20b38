import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { InputHelperText, TextInput, useInput, type Validator } from 'react-admin'
import type { DecorativeImage, Image } from 'shared-types/image'
import { imagePath } from 'shared-types/image-path'
import { FileButton } from '../file-button.tsx'
import { pictureTypes, uploadPicture } from '../upload-picture.ts'

interface PictureInputProps {
  source: string
  label: string
  /** Of its description, for people that do not see it; null for a picture beside a text that says the same. */
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
  const [refusal, setRefusal] = useState<string | null>(null)
  const picture = field.value as Image | DecorativeImage | null
  const choose = async (file: File) => {
    setRefusal(null)
    try {
      const { alt: _none, ...uploaded } = await uploadPicture(file)
      field.onChange(validateAlt ? { ...uploaded, alt: '' } : uploaded)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Dit lukt nu niet.')
    }
  }
  const message = refusal ?? fieldState.error?.message
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
