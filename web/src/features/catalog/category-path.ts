const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The path of a category page, filters included, as the catalogue has it: decoded, without slashes around it. */
export const pathOf = (pathname: string): string => pathname.split('/').filter(Boolean).map(decode).join('/')
