import { inAmsterdam } from './amsterdam.ts'

/** 3 december 2026. `iso` is a moment in ISO 8601. */
export const longDate = (iso: string): string => inAmsterdam(Date.parse(iso)).date

export function DateInWords({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>
}

/** 't/m zondag 29 november 23:59': the last minute before `iso`, a moment in ISO 8601. */
export function UntilInWords({ iso }: { iso: string }) {
  const { day, time } = inAmsterdam(Date.parse(iso) - 1)
  return (
    <>
      t/m <time dateTime={iso}>{`${day} ${time}`}</time>
    </>
  )
}
