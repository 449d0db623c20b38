import { describe, expect, it } from 'vitest'
import { isRecord } from 'shared-types/is-record'
import { fakeBrowser } from '../../test/fake-browser.ts'
import { isId, persistedList } from './persisted-list.ts'

const { stored, blockStorage, changeInOtherTab } = fakeBrowser()

const makeList = () =>
  persistedList<{ id: number }>({
    key: 'things',
    parse: (value) => (isRecord(value) && isId(value.id) ? { id: value.id } : null),
    nameOf: ({ id }) => id,
    most: 3,
  })
const ids = (list: ReturnType<typeof makeList>) => list.read().map(({ id }) => id)

describe('a list in local storage', () => {
  it('puts the newest first, has each item once, and drops the oldest', () => {
    const list = makeList()
    for (const id of [1, 2, 3, 2, 4]) list.put({ id })
    expect(ids(list)).toEqual([4, 2, 3])
    expect(ids(makeList())).toEqual([4, 2, 3])
    list.remove(2)
    expect(ids(makeList())).toEqual([4, 3])
  })

  it.each(['{', 'null', '7', '"a"', '{"id":1}', '[null,1,"2",{"id":"3"},{"id":-1},{"id":1.5},[]]'])(
    'reads %s as an empty list',
    (text) => {
      stored.set('things', text)
      expect(ids(makeList())).toEqual([])
    },
  )

  it('keeps the valid items of a partly broken list', () => {
    stored.set('things', '[{"id":5},{"id":5,"more":true},{"nothing":1},{"id":6},{"id":7},{"id":8}]')
    expect(ids(makeList())).toEqual([5, 6, 7])
  })

  it('works in memory when storage is blocked', () => {
    blockStorage()
    const list = makeList()
    list.put({ id: 1 })
    expect(ids(list)).toEqual([1])
  })

  it('follows what another tab writes', () => {
    const list = makeList()
    stored.set('things', '[{"id":9}]')
    changeInOtherTab('others')
    expect(ids(list)).toEqual([])
    changeInOtherTab('things')
    expect(ids(list)).toEqual([9])
    stored.clear()
    changeInOtherTab(null)
    expect(ids(list)).toEqual([])
  })
})
