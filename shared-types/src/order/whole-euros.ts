/** A whole number with points: `1.234.567`. */
export const inThousands = (whole: number): string =>
  whole < 1000
    ? String(whole)
    : `${inThousands(Math.floor(whole / 1000))}.${String(whole % 1000).padStart(3, '0')}`

/** A rounded amount or a limit, without cents: `€ 1.250`, with a no-break space. */
export const wholeEuros = (euros: number): string => `€\u00A0${inThousands(euros)}`
