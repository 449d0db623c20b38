declare global {
  var dataLayer: unknown[] | undefined
}

/** What is to be measured, for whichever tags there are. Without a tag manager nobody reads it and it stays here. */
export const layer = (): unknown[] => (globalThis.dataLayer ??= [])

/** A command to the tags, such as Consent Mode's. They know it from an event by its being an `arguments` object. */
export const gtag: (...command: unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}
