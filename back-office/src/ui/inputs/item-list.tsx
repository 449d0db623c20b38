import { Button, Stack } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import {
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin'
import { focusButton } from './focus-button.ts'

interface ItemListProps {
  /** The label of the list, which names its items with their number. */
  label: string
  children: ReactNode
}

const addName = (list: string) => `${list}: toevoegen`
const removeName = (item: string) => `${item} verwijderen`

interface ItemButtonsProps {
  /** The name of the list, with the numbers of the items that it is in. */
  list: string
  nameOf: (index: number) => string
}

/** Always visible, unlike those of the library, which only a mouse reaches. */
const ItemButtons = ({ list, nameOf }: ItemButtonsProps) => {
  const { index, total = 0, reOrder, remove } = useSimpleFormIteratorItem()
  const self = useRef<HTMLDivElement>(null)
  const name = nameOf(index)
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
    const items = self.current?.closest('.RaSimpleFormIterator-list')?.parentElement
    remove()
    // The next item gets this index.
    const next = Math.min(index, total - 2)
    focusButton(items, next < 0 ? addName(list) : removeName(nameOf(next)))
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
      <Button size="small" aria-label={removeName(name)} onClick={removeAndFocus}>
        Verwijderen
      </Button>
    </Stack>
  )
}

const AddButton = ({ name }: { name: string }) => {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" onClick={() => add()} aria-label={addName(name)}>
      Toevoegen
    </Button>
  )
}

/** The numbers of the items that a list is in: of `data.main.0.items`, 1. */
const numbersIn = (source: string): number[] =>
  Array.from(source.matchAll(/\.(\d+)\./g), ([, index]) => Number(index) + 1)

/**
 * The items of a list input, which the keyboard can add, move and remove. Lists within items have the same label, so their
 * names have the numbers of those items: 'Hieronder 1.2' is the second below the first.
 */
export const ItemList = ({ label, children }: ItemListProps) => {
  const within = numbersIn(useWrappedSource(''))
  const nameOf = (index: number) => `${label} ${[...within, index + 1].join('.')}`
  const list = [label, within.join('.')].join(' ').trim()
  return (
    <SimpleFormIterator
      disableClear
      fullWidth
      disableReordering
      removeButton={<ItemButtons list={list} nameOf={nameOf} />}
      addButton={<AddButton name={list} />}
      getItemLabel={nameOf}
      sx={{
        '& .RaSimpleFormIterator-line': { display: 'block', pt: 1 },
        '& .RaSimpleFormIterator-index': { display: 'block', fontWeight: 'bold' },
      }}
    >
      {children}
    </SimpleFormIterator>
  )
}
