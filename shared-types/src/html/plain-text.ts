import sanitizeHtml from 'sanitize-html'

const blocks = /<\/?(?:p|br|div|h\d|ul|ol|li|table|caption|tr|th|td|blockquote)\b/gi

/** The text of HTML, on one line. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(blocks, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
