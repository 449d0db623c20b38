/** Words that make sense only beside the rest of a page, or on a screen of a certain kind. */
const pointing =
  /\b(?:hierboven|hieronder|hiernaast|(?:onder|boven) ?aan de(?:ze)? pagina|op deze pagina|(?:in|uit) de tabel|(?:kies|staat|zie) (?:links|rechts))\b/i

/** The sentences of a line, or of a text of several. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?]['’)]?)\s+(?=[\p{Lu}'‘])/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** A text without the sentences that cannot be read away from its page. */
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
