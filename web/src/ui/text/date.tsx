// The date in Amsterdam, also when rendered elsewhere.
const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** 3 december 2026. `iso` is a moment in ISO 8601. */
export const longDate = (iso: string): string => long.format(new Date(iso))

export function DateInWords({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>
}

// Two formats: engines join a date and a time differently.
const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
})
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** 't/m zondag 29 november 23:59': the last minute before `iso`, a moment in ISO 8601. */
export function UntilInWords({ iso }: { iso: string }) {
  const last = Date.parse(iso) - 1
  return (
    <>
      t/m <time dateTime={iso}>{`${day.format(last)} ${time.format(last)}`}</time>
    </>
  )
}
