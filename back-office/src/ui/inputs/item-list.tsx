import { Button, Stack } from '@mui/material'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { SimpleFormIterator, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'
import { focusButton } from './focus-button.ts'

interface ItemButtonsProps {
  /** The label of the list, which names its items with their number. */
  label: string
}

const addName = (label: string) => `${label}: toevoegen`
const removeName = (label: string, index: number) => `${label} ${index + 1} verwijderen`

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
  const removeAndFocus = () => {
    const list = self.current?.closest('.RaSimpleFormIterator-list')?.parentElement
    remove()
    // The next item gets this index.
    const next = Math.min(index, total - 2)
    focusButton(list, next < 0 ? addName(label) : removeName(label, next))
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
      <Button size="small" aria-label={removeName(label, index)} onClick={removeAndFocus}>
        Verwijderen
      </Button>
    </Stack>
  )
}

const AddButton = ({ label }: ItemButtonsProps) => {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" onClick={() => add()} aria-label={addName(label)}>
      Toevoegen
    </Button>
  )
}

/** The name of the item that contains a list. */
const Within = createContext('')

interface ItemListProps extends ItemButtonsProps {
  children: ReactNode
}

const Item = ({ label, children }: ItemListProps) => {
  const { index } = useSimpleFormIteratorItem()
  const within = `${label} ${index + 1}, `
  return <Within value={within}>{children}</Within>
}

/** The items of a list input, which the keyboard can add, move and remove. */
export const ItemList = ({ label, children }: ItemListProps) => {
  const name = useContext(Within) + label
  return (
    <SimpleFormIterator
      disableClear
      fullWidth
      disableReordering
      removeButton={<ItemButtons label={name} />}
      addButton={<AddButton label={name} />}
      getItemLabel={(index) => `${label} ${index + 1}`}
      sx={{
        '& .RaSimpleFormIterator-line': { display: 'block', pt: 1 },
        '& .RaSimpleFormIterator-index': { display: 'block', fontWeight: 'bold' },
      }}
    >
      <Item label={name}>{children}</Item>
    </SimpleFormIterator>
  )
}
