import { Button, Stack } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { SimpleFormIterator, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'

interface ItemButtonsProps {
  /** The label of the list, which names its items with their number. */
  label: string
}

/** Always visible, unlike those of the library, which only a mouse reaches. */
const ItemButtons = ({ label }: ItemButtonsProps) => {
  const { index, total = 0, reOrder, remove } = useSimpleFormIteratorItem()
  const self = useRef<HTMLDivElement>(null)
  const name = `${label} ${index + 1}`
  /** The focus moves with the item. The browser loses it when the item gets another place in the document. */
  const move = (to: number, direction: string) => {
    reOrder(to)
    requestAnimationFrame(() => {
      const own = self.current?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]`)
      const button = own?.disabled ? self.current?.querySelector<HTMLButtonElement>('button:enabled') : own
      button?.focus()
    })
  }
  return (
    <Stack ref={self} direction="row" sx={{ flexWrap: 'wrap', mb: 1 }}>
      <Button
        size="small"
        data-move="up"
        disabled={index === 0}
        aria-label={`${name} omhoog`}
        onClick={() => move(index - 1, 'up')}
      >
        Omhoog
      </Button>
      <Button
        size="small"
        data-move="down"
        disabled={index >= total - 1}
        aria-label={`${name} omlaag`}
        onClick={() => move(index + 1, 'down')}
      >
        Omlaag
      </Button>
      <Button size="small" aria-label={`${name} verwijderen`} onClick={() => remove()}>
        Verwijderen
      </Button>
    </Stack>
  )
}

const AddButton = ({ label }: ItemButtonsProps) => {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" onClick={() => add()} aria-label={`${label}: toevoegen`}>
      Toevoegen
    </Button>
  )
}

interface ItemListProps extends ItemButtonsProps {
  children: ReactNode
}

/** The items of a list input, which the keyboard can add, move and remove. */
export const ItemList = ({ label, children }: ItemListProps) => (
  <SimpleFormIterator
    disableClear
    fullWidth
    disableReordering
    removeButton={<ItemButtons label={label} />}
    addButton={<AddButton label={label} />}
    getItemLabel={(index) => `${label} ${index + 1}`}
    sx={{
      '& .RaSimpleFormIterator-line': { display: 'block', pt: 1 },
      '& .RaSimpleFormIterator-index': { display: 'block', fontWeight: 'bold' },
    }}
  >
    {children}
  </SimpleFormIterator>
)
