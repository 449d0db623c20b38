import { expect, it } from 'vitest'
import { redactPersonalData } from './redact-personal-data.ts'
import { fastestMs } from '../../../../shared-types/test/fastest.ts'

it.each([
  ['Ik heet Zoë Jansen-de Boer en wil mijn dekbed ruilen', 'Ik heet [naam] en wil mijn dekbed ruilen'],
  ['ik heet zoë en wil mijn dekbed ruilen', 'ik heet [naam] en wil mijn dekbed ruilen'],
  ['Mijn naam is Jan van der Berg, hoe ruil ik?', 'Mijn naam is [naam], hoe ruil ik?'],
  ['Ik ben Willemijn. Ik ben op zoek naar een kussen', 'Ik ben [naam]. Ik ben op zoek naar een kussen'],
  ['Kan mevrouw De Vries bellen?', 'Kan mevrouw [naam] bellen?'],
  ['Dank! Groetjes, Jan', 'Dank! Groetjes, [naam]'],
  [
    'bestelnummer: 12345 of DKBD1000001 of 1000002',
    'bestelnummer [bestelnummer] of [bestelnummer] of [bestelnummer]',
  ],
  ['1012 JS 12a in de Dorpsstraat 3', '[postcode] in de [adres]'],
  ['mail jan@example.com of bel +31 6 12345678', 'mail [e-mailadres] of bel [telefoonnummer]'],
  ['NL91 ABNA 0417 1643 00', '[rekeningnummer]'],
])('removes personal data: %s', (said, expected) => expect(redactPersonalData(said)).toBe(expected))

it.each([
  'dekbed 240x220 voor 2000 gram dons, twee keer 140 x 200',
  'Ik ben op zoek naar een kussen, is 14 dagen bedenktijd genoeg?',
  'mijn bed is 1800 mm breed en kostte € 1299,95 in 2024',
])('keeps the question: %s', (said) => expect(redactPersonalData(said)).toBe(said))

it.each(['Ik heet ', 'bestelnummer', 'van ', 'Groetjes Jan ', '1', '1.', 'a@', ' ', 'straat', 'NL91'])(
  'takes little time for ten thousand times %s',
  (piece) => {
    const hostile = [
      piece.repeat(10_000 / piece.length),
      piece + ' '.repeat(10_000),
      piece + '1'.repeat(10_000),
    ]
    const milliseconds = fastestMs(() => {
      for (const text of hostile) redactPersonalData(text)
    })
    // Quadratic time would take seconds.
    expect(milliseconds).toBeLessThan(500)
  },
)
