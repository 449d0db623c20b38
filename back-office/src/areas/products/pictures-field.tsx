import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { useEvent, useInput, useNotify } from 'react-admin'
import type { Image } from 'shared-types/image'
import { imagePath } from 'shared-types/image-path'
import { FileButton } from '../../ui/file-button.tsx'
import { focusButton } from '../../ui/inputs/focus-button.ts'
import { pictureTypes, usePictureUpload } from '../../ui/upload-picture.ts'

const addName = 'Foto toevoegen'
const forwardName = (number: number) => `Foto ${number} naar voren`
const removeName = (number: number) => `Foto ${number} verwijderen`

interface PictureProps {
  image: Image
  number: number
  onAlt: (alt: string) => void
  onMove: (() => void) | null
  onRemove: () => void
}

const Picture = ({ image, number, onAlt, onMove, onRemove }: PictureProps) => (
  <Card variant="outlined" sx={{ width: 240, p: 1 }}>
    <Box
      component="img"
      src={imagePath(image.file, 320, 'webp')}
      alt={image.alt || `Foto ${number}`}
      sx={{ width: '100%', aspectRatio: '1', objectFit: 'contain' }}
    />
    <TextField
      label={`Wat staat er op foto ${number}?`}
      value={image.alt}
      onChange={(event) => onAlt(event.target.value.replaceAll('\n', ' '))}
      multiline
      required
      fullWidth
      size="small"
      margin="dense"
    />
    {onMove && (
      <Button size="small" onClick={onMove} aria-label={forwardName(number)}>
        Naar voren
      </Button>
    )}
    <Button size="small" onClick={onRemove} aria-label={removeName(number)}>
      Verwijderen
    </Button>
  </Card>
)

/** The pictures of a product: added, ordered and described here, and stored with the form. */
export const PicturesField = () => {
  const { field, fieldState } = useInput<Image[]>({ source: 'images' })
  const upload = usePictureUpload()
  const notify = useNotify()
  const self = useRef<HTMLElement>(null)
  const images = field.value as Image[]

  // After the upload, `images` may be others than before it.
  const append = useEvent((uploaded: Image) =>
    images.some(({ file }) => file === uploaded.file)
      ? notify('Deze foto staat er al.', { type: 'warning' })
      : field.onChange([...images, uploaded]),
  )
  const add = (file: File) => upload.mutate(file, { onSuccess: append })
  const change = (index: number, image: Image) => field.onChange(images.with(index, image))
  const forward = (index: number) => {
    const [moved] = images.slice(index, index + 1)
    const others = images.toSpliced(index, 1)
    field.onChange(moved ? others.toSpliced(index - 1, 0, moved) : images)
    // The first one has no button to move it.
    focusButton(self.current, forwardName(Math.max(index, 2)))
  }
  const remove = (index: number) => {
    field.onChange(images.toSpliced(index, 1))
    focusButton(
      self.current,
      images.length > 1 ? removeName(Math.min(index + 1, images.length - 1)) : addName,
    )
  }

  return (
    <Box ref={self} component="section" aria-label="Foto’s" sx={{ width: '100%', my: 2 }}>
      <Typography component="h2" variant="h6">
        Foto’s
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', my: 1 }}>
        {images.map((image, index) => (
          <Picture
            key={image.file}
            image={image}
            number={index + 1}
            onAlt={(alt) => change(index, { ...image, alt })}
            onMove={index > 0 ? () => forward(index) : null}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      <FileButton label={addName} accept={pictureTypes} onFile={add} isBusy={upload.isPending} />
      {(upload.error ?? fieldState.error) && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {upload.error?.message ??
            fieldState.error?.message ??
            'Beschrijf elke foto, voor mensen die hem niet zien.'}
        </Alert>
      )}
    </Box>
  )
}
