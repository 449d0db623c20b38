import { Button } from '@mui/material'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { useChange } from '../../../ui/use-change.ts'

interface MarkReturnProps {
  id: string
  isHandled: boolean
  /** What names the return for assistive technology. */
  name: string
}

/** Marks a withdrawal, or a request to return a rug, as handled, or opens it again. */
export const MarkReturn = ({ id, isHandled, name }: MarkReturnProps) => {
  const change = useChange('PUT')
  const label = isHandled ? 'Heropenen' : 'Als afgehandeld markeren'
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={(event) => {
        // A row of a list would open.
        event.stopPropagation()
        return change(
          pathOf(admin.return, { id }),
          isHandled ? 'De retour staat weer open.' : 'De retour is afgehandeld.',
          { handled: !isHandled },
        )
      }}
    >
      {label}
    </Button>
  )
}
