import type { Image } from 'shared-types/image'
import { isId, isRecord, persistedList } from './persisted-list.ts'

/** As it is kept (spec §3): of a product that has vanished since, this is all there is to show. */
export interface Favourite {
  id: number
  image: Image | null
  available: boolean
}

const parseImage = (value: unknown): Image | null => {
  if (!isRecord(value)) return null
  const { file, alt, width, height } = value
  // As the shop's own pictures are called: what others wrote here leads nowhere else.
  if (typeof file !== 'string' || !/^[\w/-]+$/.test(file) || typeof alt !== 'string') return null
  if (typeof width !== 'number' || typeof height !== 'number') return null
  return { file, alt, width, height }
}

const favourites = persistedList<Favourite>({
  key: 'favorites',
  parse: (value) =>
    isRecord(value) && isId(value.id)
      ? { id: value.id, image: parseImage(value.image), available: value.available !== false }
      : null,
  nameOf: ({ id }) => id,
  most: 200,
})

/** The favourites, newest first; null on the server and until the page is hydrated. */
export const useFavourites = (): Favourite[] | null => favourites.useItems()

export const useFavouriteCount = (): number => favourites.useItems((items) => items?.length ?? 0)

export const useIsFavourite = (id: number): boolean =>
  favourites.useItems((items) => Boolean(items?.some((item) => item.id === id)))

export const removeFavourite = favourites.remove

/** Adds the product, or takes it away when it was there. */
export const toggleFavourite = (item: Favourite) => {
  if (favourites.read().some(({ id }) => id === item.id)) favourites.remove(item.id)
  else favourites.put(item)
}
