import { Countdown } from '../../../ui/text/countdown.tsx'
import { inHoursAndMinutes } from '../../../ui/text/time-left.ts'

interface Props {
  /** Ordered after this moment, the article comes a day later. */
  moment: string
  onPassed: () => void
}

/** Counts down to the cut-off of the promised day. */
export function OrderBefore(props: Props) {
  return <Countdown {...props} format={inHoursAndMinutes} />
}
