import { checkedInput, type PublicRead, type ReadInput } from './public-read.ts'

/**
 * Reads addresses the way Fastify would for this read's route: by its pattern, then by its schemas. Undefined for the
 * address of another read, an input of null where a schema refuses it.
 */
export const addressParser = <Input extends ReadInput, T>(read: PublicRead<Input, T>) => {
  const { url, params, querystring } = read
  const pattern = new RegExp(`^${url.replace(/:(\w+)/g, '(?<$1>[^/]*)')}$`)

  return (address: string): { input: Input | null } | undefined => {
    const [pathname = '', query = ''] = address.split('?')
    const match = pattern.exec(pathname)
    if (!match) return undefined
    const named = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    const path = params?.safeParse(Object.fromEntries(named))
    const search = querystring?.safeParse(Object.fromEntries(new URLSearchParams(query)))
    if (path?.success === false || search?.success === false) return { input: null }
    return { input: checkedInput<Input>(path?.data ?? {}, search?.data ?? {}) }
  }
}
