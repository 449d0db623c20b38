import sanitizeHtml from 'sanitize-html'

/** Links out of the shop open beside it and learn nothing about it. */
const linkAttributes = (href: string): Record<string, string> =>
  /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href }

const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'a p h2 h3 ul ol li strong em br span table caption thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope'], span: ['style'], h2: ['id'], h3: ['id'] },
  /** The colour menu paints its swatches; nothing else of a style gets through. */
  allowedStyles: { span: { 'background-color': [/^#[0-9a-f]{3,8}$/i] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
  },
}

const remembered = new Map<string, string>()
const mostRemembered = 2000

/**
 * HTML that is safe to put into a page: texts, lists, tables and links, without scripts, handlers or
 * addresses that run. The same text is asked for over and over, so answers are remembered.
 */
export const safeHtml = (html: string): string => {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const safe = sanitizeHtml(html, allowed)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(html, safe)
  return safe
}
