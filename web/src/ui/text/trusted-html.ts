import { htmlPolicy } from 'shared-types/browser-names'
import type { Html } from 'shared-types/html/html'

const rules = {
  /** The bff has sanitised `Html`. Text with an element that its sanitiser never returns is dropped. */
  createHTML: (html: string) => (neverSanitised.test(html) ? '' : html),
}

/**
 * Elements that run code, load resources or take input, event handlers, and URLs that run code. `svg` and
 * `circle` are those of `drawSwatches`.
 */
const neverSanitised =
  /<(?!\/?(?:a|p|h2|h3|ul|ol|li|strong|em|br|span|table|caption|thead|tbody|tr|th|td|svg|circle)[\s>/])[a-z!?/]|<[^<>]*\son\w+\s*=|<a [^<>]*href="\s*(?:javascript|data|vbscript):/i

let policy: typeof rules | undefined

/** The only function that turns text into HTML in the browser, under a Trusted Types policy. */
export const trusted = (html: Html): string => {
  policy ??= globalThis.trustedTypes?.createPolicy(htmlPolicy, rules) ?? rules
  return policy.createHTML(html)
}
