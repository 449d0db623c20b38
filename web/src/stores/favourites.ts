import type { Image } from 'shared-types/image'
import { isRecord } from 'shared-types/is-record'
import { isId, persistedList } from './persisted-list.ts'

/** A favourite as it is stored (spec §3). If the product no longer exists, only these fields can be shown. */
export interface Favourite {
  id: number
  image: Image | null
  available: boolean
}

const parseImage = (value: unknown): Image | null => {
  if (!isRecord(value)) return null
  const { file, alt, width, height } = value
  // Accepts only file names of the shop's own pictures, as other scripts can write to local storage.
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

/** Adds the product, or removes it if it is a favourite. */
export const toggleFavourite = (item: Favourite) => {
  if (favourites.read().some(({ id }) => id === item.id)) favourites.remove(item.id)
  else favourites.put(item)
}
