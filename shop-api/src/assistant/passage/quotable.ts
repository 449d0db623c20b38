/** Words that make sense only with the rest of the page, or on a certain screen size. */
const pointing =
  /\b(?:hierboven|hieronder|hiernaast|(?:onder|boven) ?aan de(?:ze)? pagina|op deze pagina|(?:in|uit) de tabel|(?:kies|staat|zie) (?:links|rechts))\b/i

/** The sentences of one line, or of a text with several lines. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?]['’)]?)\s+(?=[\p{Lu}'‘])/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** Removes the sentences that make no sense outside their page. */
export const quotable = (body: string): string =>
  body
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => !pointing.test(sentence))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n')
