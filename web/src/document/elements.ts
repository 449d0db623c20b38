const id = 'route-data'

/** The element in which a document carries the data of its first view, by `/api` address. */
export const routeDataElement = (json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`

/** The data in the document. */
export const readRouteData = (): Record<string, unknown> =>
  JSON.parse(document.getElementById(id)?.textContent || '{}')
