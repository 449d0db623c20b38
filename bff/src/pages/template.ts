/** The parts of a document that differ from page to page. */
interface Parts {
  head: string
  /** Links to what the page needs beyond the template's own: after it, as its style sheets build on those. */
  preloads?: string
  page: string
  /** Said below the page to who has no JavaScript. */
  withoutScript?: string
  data: Record<string, unknown> | null
}

const cut = (text: string, mark: string): [before: string, after: string] => {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`web's template has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/** No text of the data can end the script element or begin a comment in it; for JSON it is the same text. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Answers arrive in any order. The same ones make the same page. */
const inOrder = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const script = /<script\b[^>]*><\/script>\s*|<link\b[^>]*rel="modulepreload"[^>]*>\s*/g

/** Cuts web's template once, so that a page is only put together. */
export const splitTemplate = (template: string) => {
  const [start, afterHead] = cut(template, '<!--head-->')
  const [inHead, afterLinks] = cut(afterHead, '</head>')
  const [beforePage, afterPage] = cut(`</head>${afterLinks}`, '<!--page-->')
  const [beforeData, end] = cut(afterPage, '<!--data-->')

  const compose = ({ head, preloads = '', page, withoutScript = '', data }: Parts): string => {
    const told =
      data && `<script type="application/json" id="route-data">${toScriptJson(inOrder(data))}</script>`
    return [start, head, inHead, preloads, beforePage, page, beforeData, withoutScript, told, end].join('')
  }
  return {
    compose,
    /** A page that stays as it is: the app does not start on it. */
    composeStill: (parts: Omit<Parts, 'data'>): string =>
      compose({ ...parts, data: null }).replace(script, ''),
  }
}
