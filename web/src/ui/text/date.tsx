// The date in Amsterdam, wherever the page is rendered.
const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** A date in words: 3 december 2026. `iso` is a moment in ISO 8601. */
export function DateInWords({ iso }: { iso: string }) {
  return <time dateTime={iso}>{long.format(new Date(iso))}</time>
}
