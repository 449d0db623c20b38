import { Alert, LinearProgress } from '@mui/material'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import {
  DeleteButton,
  Edit,
  type HttpError,
  type RaRecord,
  Toolbar,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { Failed } from './failure/failed.tsx'
import { useRecordQuery } from './failure/use-record-query.ts'
import { keepUnsaved } from './form/refused-save.ts'
import { type Save, WholeForm } from './form/whole-form.tsx'
import { SaveButton } from './save-button.tsx'
import { useMayChange } from '../api/use-may-change.ts'

const SaveAndRemove = ({ removal }: { removal: ReactNode }) => {
  if (!useMayChange()) return null
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
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

/** The button that saves can be far below. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'center' })

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
  const recordQuery = useRecordQuery()
  const [conflict, setConflict] = useState<string | null>(null)
  const [lastSave, setLastSave] = useState<Save | null>(null)
  const sent = useRef({})
  const onError = (error: Error) => {
    setConflict((error as HttpError).status === refusedAsConflict ? error.message : null)
    keepUnsaved(error)
  }
  const onSuccess = (saved: RaRecord) => {
    setConflict(null)
    setLastSave({ sent: sent.current, saved })
    notify('Opgeslagen', { type: 'success' })
  }
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={typeof title === 'string' ? <RecordTitle kind={title} /> : title}
      actions={false}
      transform={(form: object) => {
        sent.current = form
        return transform(form as never)
      }}
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ ...recordQuery, refetchOnWindowFocus: false, refetchOnReconnect: false }}
      sx={{ minWidth: 0, '& .RaEdit-card': { minWidth: 0 } }}
      render={({ error, record, refetch }) => (
        <>
          {error && <Failed error={error} onRetry={refetch} />}
          {!error && record?.version === undefined && <LinearProgress />}
          {conflict && (
            <Alert ref={bringIntoView} severity="error" sx={{ m: 2 }}>
              {conflict}
            </Alert>
          )}
          <WholeForm
            toolbar={toolbar ?? <SaveAndRemove removal={removal} />}
            lastSave={lastSave}
            isConflict={conflict !== null}
          >
            {children}
          </WholeForm>
          {record && after}
        </>
      )}
    />
  )
}
