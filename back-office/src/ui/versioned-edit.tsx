import { Alert } from '@mui/material'
import { type ReactElement, type ReactNode, useState } from 'react'
import {
  DeleteButton,
  Edit,
  type HttpError,
  SimpleForm,
  Toolbar,
  useNotify,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { PictureSaveButton } from './save-button.tsx'

const SaveAndRemove = ({ removal }: { removal: ReactNode }) => {
  const { permissions: role } = usePermissions<StaffRole>()
  if (role === 'service') return null
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <PictureSaveButton />
      {removal && (
        <DeleteButton
          mutationMode="pessimistic"
          redirect="list"
          confirmTitle="Verwijderen?"
          confirmContent={removal}
          // The colour of an error is not legible on the grey of the toolbar.
          color="inherit"
        />
      )}
    </Toolbar>
  )
}

const refusedAsConflict = 409

/** Until the whole record has loaded, it is the row of the list: a form with that would lose what is typed. */
const WholeForm = ({ toolbar, children }: { toolbar: ReactElement; children: ReactNode }) => {
  const record = useRecordContext()
  if (record?.['version'] === undefined) return null
  return (
    <SimpleForm toolbar={toolbar} sx={{ maxWidth: 900 }} warnWhenUnsavedChanges>
      {children}
    </SimpleForm>
  )
}

const RecordTitle = ({ kind }: { kind: string }) => `${kind} ${useRecordContext()?.['title'] ?? ''}`

interface VersionedEditProps {
  /** The kind of record, which stands before its own title; or another heading. */
  title: string | ReactElement
  /** The columns to send, with their version. */
  transform: (data: never) => object
  /** Below the form, and not part of it. */
  after?: ReactNode
  /** Instead of the buttons that save and remove. */
  toolbar?: ReactElement
  /** What a removal means, if the row can be removed. */
  removal?: ReactNode
  children: ReactNode
}

/**
 * A form of a row that several employees may save. The second is refused, and the form keeps what was typed: the
 * record is not read again in the background, which would replace it.
 */
export const VersionedEdit = ({
  title,
  transform,
  after,
  toolbar,
  removal,
  children,
}: VersionedEditProps) => {
  const notify = useNotify()
  const [conflict, setConflict] = useState<string | null>(null)
  const onError = (error: Error) => {
    const { status, body } = error as HttpError
    setConflict(status === refusedAsConflict ? error.message : null)
    if (status !== refusedAsConflict) notify(error.message, { type: 'error' })
    return body
  }
  const onSuccess = () => {
    setConflict(null)
    notify('Opgeslagen', { type: 'success' })
  }
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={typeof title === 'string' ? <RecordTitle kind={title} /> : title}
      actions={false}
      transform={transform as (data: object) => object}
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ refetchOnWindowFocus: false, refetchOnReconnect: false }}
      sx={{ minWidth: 0, '& .RaEdit-card': { minWidth: 0 } }}
    >
      {conflict && (
        <Alert severity="error" sx={{ m: 2 }}>
          {conflict}
        </Alert>
      )}
      <WholeForm toolbar={toolbar ?? <SaveAndRemove removal={removal} />}>{children}</WholeForm>
      {after}
    </Edit>
  )
}
