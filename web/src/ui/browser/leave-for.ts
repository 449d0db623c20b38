/** Leaves the shop. Settles if Back restores this page from the browser's memory. */
export const leaveFor = (url: string): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    location.assign(url)
  })
