import { routeDataElement } from './elements.ts'
import { type PageAssets, stylesheet } from './page-assets.ts'
import { waitingScriptsElement } from './waiting-scripts.ts'

/** The parts of a document that differ from page to page. */
interface Parts {
  head: string
  /** The files of the build that the page needs, with its styles inline; by default those of the template. */
  assets?: Pick<PageAssets, 'styles' | 'preloads'>
  /** Rendered. Its scripts wait for its largest picture; without it, nothing can be shown before they run. */
  page: string
  /** Shown below the page without JavaScript. */
  withoutScript?: string
  data: Record<string, unknown> | null
}

const cut = (text: string, mark: string): [before: string, after: string] => {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`index.html has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/** Escaped so that no text can end the script element or begin a comment in it; the JSON has the same value. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Sorted, because answers arrive in any order and must give the same page. */
const inOrder = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const script = /<script\b[^>]*><\/script>\s*|<link\b[^>]*rel="modulepreload"[^>]*>\s*/g

/**
 * Cuts `index.html` at its marks once, so that a document is only joined. The starter runs before all other scripts.
 */
export const splitTemplate = (template: string, starter: string) => {
  const [start, afterHead] = cut(template, '<!--head-->')
  const [inHead, afterLinks] = cut(afterHead, '</head>')
  const [beforePage, afterPage] = cut(`</head>${afterLinks}`, '<!--page-->')
  const [beforeData, end] = cut(afterPage, '<!--data-->')

  const inHeadWithoutStyles = inHead.replaceAll(stylesheet, '')
  const inHeadWithoutLinks = inHeadWithoutStyles.replaceAll(script, '')
  const scripts = Array.from(inHead.matchAll(script), ([element]) => element.trim()).join('')

  const compose = ({ head, assets, page, withoutScript = '', data }: Parts): string => {
    const element = data && routeDataElement(toScriptJson(inOrder(data)))
    const body = [page, beforeData, withoutScript, element]
    if (!assets) return [start, head, starter, inHead, beforePage, ...body, end].join('')
    const { styles, preloads } = assets
    if (page === '') {
      return [start, head, styles, starter, inHeadWithoutStyles, preloads, beforePage, ...body, end].join('')
    }
    const waiting = [waitingScriptsElement(preloads + scripts), starter]
    return [start, head, styles, inHeadWithoutLinks, beforePage, ...body, ...waiting, end].join('')
  }
  return {
    compose,
    /** A static page: the app does not start on it. */
    composeStatic: (parts: Omit<Parts, 'data'>): string =>
      compose({ ...parts, data: null }).replace(script, ''),
  }
}
