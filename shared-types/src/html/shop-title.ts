/** The title of a page in search results and in the browser's tab. */
export const shopTitle = (title: string) => `${title} | Sluimer`
