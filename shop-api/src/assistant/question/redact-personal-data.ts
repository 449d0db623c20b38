const before = String.raw`(?:\s+(?:van|de|der|den|het|ten|ter|in|[’']t|te|el|al)){0,3}`
/** Written with capitals, as is usual. */
const name = String.raw`${before}\s+\p{Lu}[\p{L}'’-]+(?:${before}\s+\p{Lu}[\p{L}'’-]+)*`

/** From specific to general, so that no pattern matches part of another one's text. */
const personal: [pattern: RegExp, instead: string][] = [
  [/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[e-mailadres]'],
  [/\b[a-z]{2}\d{2}\s?[a-z]{4}(?:\s?\d){10}\b/gi, '[rekeningnummer]'],
  [/\bdkbd[\s-]?\d{1,10}\b/gi, '[bestelnummer]'],
  [/\b((?:order|bestel|klant)(?:nummer|nr)\.?)(\s{1,3}is)?[\s:]{0,4}\d{1,10}\b/gi, '$1$2 [bestelnummer]'],
  [/(?<![\dx])(?:\+|00)?\d(?:[\s.-]?\d){8,15}\b/g, '[telefoonnummer]'],
  [/\b[1-9]\d{6}\b/g, '[bestelnummer]'],
  [/\b[1-9]\d{3}\s?(?![cm]m\b)[A-Za-z]{2}\b(?:[\s,]+\d{1,5}\s?[A-Za-z]?\b)?/g, '[postcode]'],
  [/\b(huisnummer|huisnr\.?|nummer)[\s:]{0,4}\d{1,5}\s?[a-z]?\b/gi, '$1 [huisnummer]'],
  // Without capitals, only one word is taken as the name.
  [/\b([Mm]ijn (?:voor|achter)?naam is|[Ii]k heet)\s+\p{Ll}[\p{L}'’-]+(?!\s+\p{Lu})/gu, '$1 [naam]'],
  [
    new RegExp(
      String.raw`\b([Mm]ijn (?:voor|achter)?naam is|[Ii]k heet|[Ii]k ben|[Mm]evrouw|[Mm]eneer|[Mm]evr\.?|[Mm]w\.?|[Dd]hr\.?)${name}`,
      'gu',
    ),
    '$1 [naam]',
  ],
  [new RegExp(String.raw`\b([Gg]roet(?:jes|en)?)[,!.]?${name}`, 'gu'), '$1, [naam]'],
  [
    /\b([\p{L}]{3,30}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|hof|pad))\s+\d{1,5}\s?[a-z]?\b/giu,
    '[adres]',
  ],
]

/**
 * Removes personal data from a text as far as it can be recognised: before it is sent to an external model,
 * and before it is stored.
 */
export const redactPersonalData = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text)
