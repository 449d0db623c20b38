import { Toolbar } from 'react-admin'
import { PictureSaveButton } from './save-button.tsx'

/** The toolbar of a form whose record is never deleted. */
export const OnlySave = () => (
  <Toolbar>
    <PictureSaveButton />
  </Toolbar>
)
