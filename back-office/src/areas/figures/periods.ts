export interface Period {
  title: string
  /** Days, both included. */
  from: string
  until: string
}

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const monthTitle = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const quarterTitle = (start: Date) =>
  `${Math.floor(start.getUTCMonth() / 3) + 1}e kwartaal ${start.getUTCFullYear()}`

/** The quarters and months until a day, the latest first: the last five quarters and thirteen months. */
export const latestPeriods = (today: string): Period[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  /** @param ago how many periods before the current one */
  const periodOf = (months: number, ago: number, titleOf: (start: Date) => string): Period => {
    const first = month - 1 - ((month - 1) % months) - ago * months
    const start = new Date(Date.UTC(year, first, 1))
    return { title: titleOf(start), from: isoDay(year, first, 1), until: isoDay(year, first + months, 0) }
  }
  return [
    ...Array.from({ length: 5 }, (_, ago) => periodOf(3, ago, quarterTitle)),
    ...Array.from({ length: 13 }, (_, ago) => periodOf(1, ago, (start) => monthTitle.format(start))),
  ]
}
