import type { ReactNode } from 'react'
import { List, SearchInput } from 'react-admin'
import { CreateActions } from './create-actions.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListTable } from './list-table.tsx'

interface RecordListProps {
  title: string
  /** The sentence in place of a list without rows. */
  empty: string
  /** What the search looks for; omitted if the list has none. */
  search?: string
  /** The columns. */
  children: ReactNode
}

/** A list to which employees can add. A row opens its form. */
export const RecordList = ({ title, empty, search, children }: RecordListProps) => (
  <List
    actions={<CreateActions />}
    title={title}
    empty={<EmptyList>{empty}</EmptyList>}
    filters={search ? [<SearchInput key="q" source="q" alwaysOn placeholder={search} />] : undefined}
    perPage={50}
  >
    <ListTable rowClick="edit">{children}</ListTable>
  </List>
)
