/**
 * A link to a page that only the demonstration has, its showroom, or its beds. Each block of a text is a line, and what a
 * paragraph says of them has a sentence of its own.
 */
const ofTheDemo =
  /href="\/(?!service\/|account\/|nieuwsbrief\/|vloerkleed-retourneren\/)|showroom|onze boxsprings|^<p>Het hele bed:/i

const heading = /^<h\d/

/** The start of a new sentence, after a space. */
const nextSentence = /(?<=[.!?]) (?=[A-Z])/

/** The block without its sentences about the demonstration; null if nothing is left, or only what followed from the first one. */
const blockWithoutDemo = (block: string): string | null => {
  if (!ofTheDemo.test(block)) return block
  const [first = '', ...sentences] = block.split(nextSentence)
  if (!block.startsWith('<p>') || ofTheDemo.test(first)) return null
  const left = sentences.filter((sentence) => !ofTheDemo.test(sentence))
  return `${[first, ...left].join(' ').replace(/<\/p>$/, '')}</p>`
}

/** A text of customer service without what is about the demonstration, and without questions that lose their answer. */
export const withoutDemo = (html: string): string => {
  const lines = html.split('\n').flatMap((block) => blockWithoutDemo(block) ?? [])
  return lines
    .filter((line, index) => !line.startsWith('<h3') || !heading.test(lines[index + 1] ?? '<h2'))
    .filter((line, index, left) => !line.startsWith('<h2') || !(left[index + 1] ?? '<h2').startsWith('<h2'))
    .join('\n')
}
