import type { DocumentName } from 'shared-types/contracts/admin/content'
import type { MenuItem } from 'shared-types/contracts/provider/content'
import { isRecord } from 'shared-types/is-record'

type Item = Record<string, unknown>

const isNew = (item: Item): boolean => 'title' in item && 'link' in item && item.id === undefined

/** An employee fills in only title and link of a new item, and perhaps items below it. */
const completeItem = (item: Item, id: number): Item => {
  const link = typeof item.link === 'string' ? item.link : ''
  const slug = link.split(/[/?#]+/).findLast(Boolean) ?? ''
  const rest = { slug, homepage: false, content: null } satisfies Omit<
    MenuItem,
    'id' | 'title' | 'link' | 'items'
  >
  return { ...rest, ...item, items: item.items ?? [], id }
}

/** The highest id on any level of a menu. */
const lastId = (items: unknown): number =>
  Array.isArray(items)
    ? Math.max(
        0,
        ...items
          .filter(isRecord)
          .map(({ id, items: below }) => Math.max(typeof id === 'number' ? id : 0, lastId(below))),
      )
    : 0

/** Completes menus that share their ids. */
const completeItems = (menus: unknown[]): unknown[] => {
  let last = Math.max(...menus.map(lastId))
  const complete = (items: unknown): unknown =>
    Array.isArray(items)
      ? items.map((item: unknown) => {
          if (!isRecord(item)) return item
          const whole = isNew(item) ? completeItem(item, (last += 1)) : item
          return { ...whole, items: complete(whole.items) }
        })
      : items
  return menus.map(complete)
}

/** Completes the new items of a menu; other documents stay as they are. Does not validate: that comes after it. */
export const completeMenu = (id: DocumentName, data: unknown): unknown => {
  if (!isRecord(data)) return data
  if (id === 'navigation') {
    const [main, extra] = completeItems([data.main, data.extra])
    return { ...data, main, extra }
  }
  return id === 'sub-navigation' || id === 'shop-menu' ? { items: completeItems([data.items])[0] } : data
}
