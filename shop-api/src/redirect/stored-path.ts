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
