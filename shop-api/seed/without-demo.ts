/** A link to a page that only the demonstration has, its showroom, or its beds. Each block of a text is a line. */
const ofTheDemo =
  /href="\/(?!service\/|account\/|nieuwsbrief\/|vloerkleed-retourneren\/)|showroom|onze boxsprings|^<p>Het hele bed:/i

const heading = /^<h\d/

/** A text of customer service without the blocks about the demonstration, and without questions that lose their answer. */
export const withoutDemo = (html: string): string => {
  const lines = html.split('\n').filter((line) => !ofTheDemo.test(line))
  return lines
    .filter((line, index) => !line.startsWith('<h3') || !heading.test(lines[index + 1] ?? '<h2'))
    .filter((line, index, left) => !line.startsWith('<h2') || !(left[index + 1] ?? '<h2').startsWith('<h2'))
    .join('\n')
}
