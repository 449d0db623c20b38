const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The path of a category page, filters included, as in the catalogue: decoded, without outer slashes. */
export const decodedPath = (pathname: string): string =>
  pathname.split('/').filter(Boolean).map(decode).join('/')
