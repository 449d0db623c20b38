const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The path of a category page, filters included, as the catalogue has it: decoded, without slashes around it. */
export const pathOf = (pathname: string): string => pathname.split('/').filter(Boolean).map(decode).join('/')

/** The same without its filters, which travel as segments after the category: `dekbedovertrek/ae-maat/240x220`. */
export const withoutFilters = (path: string): string => path.split('/ae-', 1)[0] ?? path
