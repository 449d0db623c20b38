/**
 * Deterministic random numbers: the same on every machine and in every run. Each caller names its purpose
 * (`of('stock', sku)`), so that adding a product does not change the others.
 */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[]
}

/** FNV-1a: hashes a name to 32 bits. */
const hash = (name: string): number => {
  let value = 0x811c9dc5
  for (const character of name) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32, a small generator whose quality is sufficient for a seed. */
const generator = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const chanceOf = (...names: string[]): Chance => {
  const next = generator(hash(names.join('|')))
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new Error(`Nothing to pick from for ${names.join(' ')}.`)
    return chosen
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item)
  return { next, between, pick, shuffle }
}
