declare global {
  var dataLayer: unknown[] | undefined
}

/** The data layer, for any tag. Without a tag manager nothing reads it and it stays in the page. */
export const layer = (): unknown[] => (globalThis.dataLayer ??= [])

/** A command to the tags, such as Consent Mode's. They recognise it because it is an `arguments` object. */
export const gtag: (...command: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}
