import { mutate } from 'swr'
import { read } from './request.ts'

/** Returns public data from the cache, or fetches it from the bff. Throws a ProblemError. */
export const fetchPublic = async <T>(key: string): Promise<T> => {
  const data = await mutate<T>(key, (known) => known ?? read<T>(key), { revalidate: false })
  return data ?? read<T>(key)
}
