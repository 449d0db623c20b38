import { Toolbar } from 'react-admin'
import { SaveButton } from './save-button.tsx'

/** The toolbar of a form whose record is never deleted. */
export const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
