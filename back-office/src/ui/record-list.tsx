import type { ReactNode } from 'react'
import { DataTable, List, SearchInput } from 'react-admin'
import { CreateActions } from './create-actions.tsx'

interface RecordListProps {
  title: string
  /** What the search looks for; omitted if the list has none. */
  search?: string
  /** The columns. */
  children: ReactNode
}

/** A list to which employees can add. A row opens its form. */
export const RecordList = ({ title, search, children }: RecordListProps) => (
  <List
    exporter={false}
    actions={<CreateActions />}
    title={title}
    filters={search ? [<SearchInput key="q" source="q" alwaysOn placeholder={search} />] : undefined}
    perPage={50}
  >
    <DataTable bulkActionButtons={false} rowClick="edit">
      {children}
    </DataTable>
  </List>
)
