import { expect, it } from 'vitest'
import { variantName } from './variant-name.ts'

it.each([
  ['Dekbedovertrek Nacht', '240x220', '240x220'],
  ['Donzen dekbed Wolk', '0x0', ''],
  ['Klamboe Tropen', 'Klamboe Tropen', ''],
  ['Gastendoekjes, set van 3, perzik', 'Set van 3', ''],
  ['Handdoek Getij taupe', '50x100 / Taupe', '50x100 / Taupe'],
  ['Sierkussen Small', 'S', 'S'],
  ['Matras', '', ''],
])('%s in %j is called %j', (product, variant, name) => {
  expect(variantName(product, variant)).toBe(name)
})
