/** The length of a hostile text. */
const length = 10_000
/** A slow pattern is tried again: the first tries are not yet compiled, and the machine may pause. */
const tries = 30

const filled = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Texts on which a backtracking pattern tries every way to match: repetitions that fail at their end. */
const hostileTexts = (source: string): string[] => {
  // The characters that the pattern names, and the words: 'https', 'mijn naam is'.
  const characters = [...new Set(source.replaceAll(/\\[a-zA-Z]/g, ''))]
  const words = source.match(/[\p{L}\d][\p{L}\d :/.-]*/gu) ?? []
  const units = [...'aA0 \t\n/-.,:@€é_', ...characters, ...words]
  const pairs = [...'aA0 '].flatMap((first) => [...characters, ...'aA0 '].map((second) => first + second))
  const repeated = [...new Set([...units, ...pairs])].map(filled)
  const ends = ['', '!', ' ', '@']
  const starts = ['', ...words.slice(0, 8), 'a@', '1', 'x ', '€']
  const plain = repeated.flatMap((text) => ends.map((end) => text + end))
  const led = [' ', '0', 'a', '/', '0 ', 'a ', ', ', '.0', 'a.', "'", 'A '].flatMap((unit) =>
    starts.flatMap((start) => ['!', ' '].map((end) => `${start}${filled(unit)}${end}`)),
  )
  return [...new Set([...plain, ...led])]
}

/** The milliseconds of one search through the whole text: the best of some tries, when it is slow. */
const fastest = (pattern: RegExp, text: string, limit: number) => {
  let best = Infinity
  for (let tried = 0; tried < tries && best > limit; tried += 1) {
    const start = performance.now()
    // All matches in turn, as `replaceAll` and `matchAll` do, and the next start after a failure.
    for (let matches = text.matchAll(pattern), next = matches.next(); !next.done;) next = matches.next()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

process.on('message', ({ source, flags, limit }: { source: string; flags: string; limit: number }) => {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  let slowest = { ms: 0, text: '' }
  for (const text of hostileTexts(source)) {
    const ms = fastest(pattern, text, limit)
    if (ms > slowest.ms) slowest = { ms, text: `${text.slice(0, 20)}…${text.slice(-3)}` }
    if (ms > limit) break
  }
  process.send?.(slowest)
})
