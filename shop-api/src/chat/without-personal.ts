/** From the most particular to the least, so that none eats a part of another. */
const personal: [pattern: RegExp, instead: string][] = [
  [/[^\s@]{1,64}@[^\s@]{1,190}/g, '[e-mailadres]'],
  [/\b[a-z]{2}\d{2}\s?[a-z]{4}(?:\s?\d){10}\b/gi, '[rekeningnummer]'],
  [/\bdkbd[\s-]?\d{1,10}\b/gi, '[bestelnummer]'],
  [/(?<![\dx])(?:\+|00)?\d(?:[\s.-]?\d){8,15}\b/g, '[telefoonnummer]'],
  [/\b[1-9]\d{6}\b/g, '[bestelnummer]'],
  [/\b[1-9]\d{3}\s?[a-z]{2}\b/gi, '[postcode]'],
  [/\b(huisnummer|huisnr\.?|nummer)\s*:?\s*\d{1,5}\s?[a-z]?\b/gi, '$1 [huisnummer]'],
  [
    /\b(mijn naam is|ik heet|mijn voornaam is|mijn achternaam is)\s+[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/giu,
    '$1 [naam]',
  ],
  [
    /\b([\p{L}]{3,30}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|hof|pad))\s+\d{1,5}\s?[a-z]?\b/giu,
    '[adres]',
  ],
]

/** A text without what says who somebody is, as far as that can be told: for a model that we do not run, and for keeping. */
export const withoutPersonal = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text)
