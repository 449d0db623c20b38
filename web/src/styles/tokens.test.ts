import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const colour = (name: string): string => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1]
  if (!hex) throw new Error(`tokens.css has no colour ${name}`)
  return hex
}

/** Relative luminance of WCAG 2. */
const luminance = (hex: string) =>
  [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('text has enough contrast (WCAG AA)', () => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'linen'],
    ['ink', 'night-tint'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'linen'],
    ['ink-soft', 'night-tint'],
    ['paper', 'night'],
    ['paper', 'night-dark'],
    ['paper', 'accent'],
    ['paper', 'accent-dark'],
    ['paper', 'sale'],
    ['accent-dark', 'paper'],
    ['sage', 'paper'],
    ['sage', 'sage-tint'],
    ['danger', 'paper'],
    ['danger', 'danger-tint'],
    ['night', 'linen'],
  ])('%s on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('edges of controls have enough contrast', () => {
  it.each([
    ['line-strong', 'paper'],
    ['line-strong', 'linen'],
    ['night', 'paper'],
  ])('%s on %s', (edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3)
  })
})
