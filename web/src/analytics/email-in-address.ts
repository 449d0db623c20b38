const parameter = 'email'
let taken: string | null = null

/** Takes a base64 e-mail (spec §2, route rules) out of the address bar and the history, whatever one has agreed to. */
export const takeEmail = () => {
  const address = new URL(location.href)
  taken = address.searchParams.get(parameter)
  if (taken === null) return
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
}

/** What was taken, as it was written; it lasts as long as the page and is kept nowhere. */
export const takenEmail = (): string | null => taken
