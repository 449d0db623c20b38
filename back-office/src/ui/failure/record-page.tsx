import { LinearProgress } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { Show } from 'react-admin'
import { Failed } from './failed.tsx'
import { useRecordQuery } from './use-record-query.ts'

/** A page that shows a record. What was read before stays when it cannot be read again: a dialog may be open. */
export const RecordPage = ({ title, children }: { title: string | ReactElement; children: ReactNode }) => (
  <Show
    title={title}
    actions={false}
    queryOptions={useRecordQuery()}
    render={({ error, isFetching, isPending, refetch }) => (
      <>
        {/* Also while the rest of a row of the list is read; over the page, which does not move. */}
        {(isPending || isFetching) && (
          <LinearProgress sx={{ position: 'absolute', top: 0, left: 0, right: 0 }} />
        )}
        {error && <Failed error={error} onRetry={refetch} />}
        {children}
      </>
    )}
    sx={{ minWidth: 0, '& .RaShow-card': { minWidth: 0, position: 'relative' } }}
  />
)
