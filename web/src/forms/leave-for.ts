/** Leaves the shop. Settles when the shopper comes back with the Back button and finds this page as it was left. */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
