import { isRecord } from 'shared-types/is-record'
import { isId, persistedList } from './persisted-list.ts'

/** A product that was viewed: `id` is the product, `vid` the variant (spec §3). */
interface LastViewed {
  id: number
  vid: number
}

const lastViewed = persistedList<LastViewed>({
  key: 'last-viewed',
  parse: (value) =>
    isRecord(value) && isId(value.id) && isId(value.vid) ? { id: value.id, vid: value.vid } : null,
  nameOf: ({ id, vid }) => `${id}-${vid}`,
  most: 8,
})

const none: LastViewed[] = []

/** Newest first; none on the server and until the page is hydrated. */
export const useLastViewed = (): LastViewed[] => lastViewed.useItems() ?? none

export const rememberViewed = lastViewed.put
