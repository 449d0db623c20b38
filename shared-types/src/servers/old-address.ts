/** The maximum length of the path, and of the query, in their stored spelling. */
export const longestOldAddress = 500

/** One spelling of each path: characters are encoded in more than one way, and old shops had capitals in addresses. */
export const storedPath = (path: string): string => {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()))
      .join('/')
  } catch {
    return path
  }
}

/** One spelling of each query, with its capitals and order: old shops may distinguish them. */
export const storedQuery = (query: string): string => new URLSearchParams(query).toString()

/** The path of an address, and its query without the question mark. */
export const pathAndQuery = (address: string): { path: string; query: string } => {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return { path, query }
}

const file = /\.(avif|br|css|gif|gz|ico|jpe?g|js|json|map|mjs|mp3|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

/** Whether a path is that of a file and of no page: the caller of a missing file can use neither a redirect nor HTML. */
export const isFile = (path: string): boolean => file.test(path)
