import { mutate } from 'swr'
import { read } from './request.ts'

/** Public data for somebody who is about to show it, from what is known already or else from the bff. Throws a ProblemError. */
export const fetchPublic = async <T>(key: string): Promise<T> => {
  const data = await mutate<T>(key, (known) => known ?? read<T>(key), { revalidate: false })
  return data ?? read<T>(key)
}
