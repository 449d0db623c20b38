/** A piece of a message: text, or a link with its text. */
interface Piece {
  text: string
  href?: string
}

/** Web URLs as people type them. A full stop or bracket after one belongs to the sentence. */
const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]{1,2000}/gi

const hrefOf = (typed: string): string | null => {
  const url = URL.parse(typed)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
    ? url.href
    : null
}

/**
 * Splits a message at its web URLs. Everything else stays plain text: markdown, HTML, `javascript:` (spec
 * §5).
 */
export const linksIn = (content: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: match, index } of content.matchAll(address)) {
    const typed = match.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '')
    const href = hrefOf(typed)
    if (href === null) continue
    if (index > end) pieces.push({ text: content.slice(end, index) })
    pieces.push({ text: typed, href })
    end = index + typed.length
  }
  if (end < content.length) pieces.push({ text: content.slice(end) })
  return pieces
}
