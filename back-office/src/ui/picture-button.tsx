import { Alert } from '@mui/material'
import { useState } from 'react'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Image } from 'shared-types/image'
import { send } from '../api/send.ts'
import { FileButton } from './file-button.tsx'

const largest = 15 * 1024 * 1024

interface PictureButtonProps {
  label: string
  /** Its description is still empty. */
  onPicture: (image: Image) => void
}

/** A button that uploads a photo, and says why one is refused. */
export const PictureButton = ({ label, onPicture }: PictureButtonProps) => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const upload = async (file: File) => {
    setRefusal(null)
    try {
      if (file.size > largest) throw new Error('Deze foto is te groot: hoogstens 15 MB.')
      onPicture(await send<Image>('POST', admin.pictures, file))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Dit lukt nu niet.')
    }
  }
  return (
    <>
      <FileButton label={label} accept="image/jpeg,image/png,image/webp,image/avif" onFile={upload} />
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
    </>
  )
}
