import { SaveButton, Toolbar } from 'react-admin'

/** The toolbar of a form whose record is never deleted. */
export const OnlySave = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
