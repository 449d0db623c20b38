/** Whether the check digits of an IBAN are correct (ISO 7064, MOD 97-10). Expects capitals, no spaces. */
export const isIban = (value: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const turned = value.slice(4) + value.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** In groups of four, for display. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
