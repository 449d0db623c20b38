// The date in Amsterdam, also when rendered elsewhere.
const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** 3 december 2026. `iso` is a moment in ISO 8601. */
export const longDate = (iso: string): string => long.format(new Date(iso))

export function DateInWords({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>
}
