// The interface of the server build of `web` for the bff. Types only: `web` implements them, and the bff
// imports the build at run time. URLs, titles, markup and screens belong to `web`; the provider, caches and
// statuses belong to the bff.

/** Reads `/api` for a page, by address. The document contains each answer under its address. */
export interface PageReads {
  /** The page requires this answer. Null when it does not exist; throws when it cannot be fetched. */
  required: <T>(address: string) => Promise<T | null>
  /** The page renders without it. The browser requests it again. */
  optional: (address: string) => Promise<unknown>
  /** As `optional`, but the document does not contain it: only what the server renders needs it before it is painted. */
  onlyRendered: (address: string) => Promise<unknown>
  /** The page does not exist, nor the answer at `address`, which then needs no request. */
  absent: (address?: string) => void
}

/** The page at a URL of the shop. */
export interface MatchedPage {
  /** The path, and the part of the query that changes the page. */
  address: string
  /** For the log: an address may contain a search term or a token. */
  kind: string
  /** Pages with the same key and the same data have the same document. */
  cacheKey: string
  /** Only the browser renders it. Its document has no personal data, and caches and search engines do not store it. */
  isPrivate: boolean
  /** Reads what the first view needs. */
  load: (reads: PageReads) => Promise<unknown>
  /** Reads only what surrounds the page, for when its content cannot be fetched. */
  loadSurroundings: (reads: PageReads) => Promise<unknown>
}

/** The files of the client build of `web`, and the origin of the shop. */
export interface ClientBuild {
  /** `index.html`. */
  template: string
  /** `.vite/manifest.json`. */
  manifest: string
  /** Reads a file that the manifest names. */
  readAsset: (file: string) => string
  /** The shop's own, such as https://example.nl. */
  origin: string
  /** The URL of the tag manager, if the shop has one. */
  tagManager: string | null
}

interface HtmlDocument {
  text: string
  /** The text of its inline styles, which the Content-Security-Policy must allow. */
  css: string
}

/** Answers by `/api` address; null for those that do not exist. */
export interface PageAnswers {
  /** The document contains these. */
  data: Record<string, unknown>
  onlyRendered: Record<string, unknown>
}

export interface Documents {
  /** The document of a page: rendered when it is public. Throws when a component fails. */
  renderDocument: (page: MatchedPage, answers: PageAnswers) => Promise<HtmlDocument>
  /** The document without the rendered page; the browser renders it. */
  unrenderedDocument: (data: Record<string, unknown>) => string
  /** The page for when the shop is down. It needs no data, no script and no further request. */
  unavailableDocument: string
}

export interface WebServer {
  /** @param query without `?` */
  match: (pathname: string, query: string) => MatchedPage
  /** Pages for the sitemap that no data names. */
  listedPaths: string[]
  /** The text of `/site.webmanifest`. */
  webManifest: (shopName: string) => string
  openDocuments: (build: ClientBuild) => Documents
}
