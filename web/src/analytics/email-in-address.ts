const parameter = 'email'
let taken: string | null = null

/** Removes a base64 e-mail (spec §2, route rules) from the URL and the history, regardless of consent. */
export const removeEmail = () => {
  const address = new URL(location.href)
  taken = address.searchParams.get(parameter)
  if (taken === null) return
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
}

/** The removed value, still encoded. It lives only in memory, until the page is unloaded. */
export const removedEmail = (): string | null => taken
