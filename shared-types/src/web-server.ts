// What the server build of `web` gives to the bff. Types alone: `web` implements them, the bff imports the build at run
// time. Addresses, titles, markup and screens stay in `web`; the provider, caches and statuses stay in the bff.

/** Reads `/api` for a page, by address. What is read goes into the document under that address. */
export interface PageReads {
  /** Without this answer there is no page. Null when it does not exist; throws when it cannot be fetched. */
  required: <T>(address: string) => Promise<T | null>
  /** The page renders without it. The browser requests it again. */
  optional: (address: string) => Promise<unknown>
  /** The page does not exist; nor does the answer at `address`, which then needs no request. */
  absent: (address?: string) => void
}

/** What an address of the shop shows. */
export interface MatchedPage {
  /** The path, and the part of the query that changes the page. */
  address: string
  /** Pages with the same key and the same data have the same document. */
  cacheKey: string
  /** Only the browser renders it. Its document has no personal data, and caches and search engines do not store it. */
  isPrivate: boolean
  /** Reads what the first view needs. */
  load: (reads: PageReads) => Promise<unknown>
}

/** What the client build of `web` consists of, and where the shop stands. */
export interface ClientBuild {
  /** `index.html`. */
  template: string
  /** `.vite/manifest.json`. */
  manifest: string
  /** The shop's own, such as https://example.nl. */
  origin: string
  /** Where the tag manager is, if the shop has one. */
  tagManager: string | null
}

/** `data` is what was read, by `/api` address; null for what does not exist. */
export interface Documents {
  /** The document of a page: rendered when it is public. Throws when a component fails. */
  renderDocument: (page: MatchedPage, data: Record<string, unknown>) => Promise<string>
  /** The same without the page itself, which the browser then renders. */
  unrenderedDocument: (data: Record<string, unknown>) => string
  /** Says that the shop is down. It needs no data, no script and no further request. */
  unavailableDocument: string
}

export interface WebServer {
  /** @param query without `?` */
  match: (pathname: string, query: string) => MatchedPage
  /** Pages for search engines to find that no data names. */
  listedPaths: string[]
  openDocuments: (build: ClientBuild) => Documents
}
