import { SaveButton } from 'react-admin'
import { useIsUploading } from './upload-picture.ts'

/** Saves a form with pictures. It waits for uploads: the form would be stored without them. */
export const PictureSaveButton = () => {
  const isUploading = useIsUploading()
  return isUploading ? <SaveButton disabled label="De foto wordt geüpload…" /> : <SaveButton />
}
