import { Countdown } from '../../../ui/text/countdown.tsx'
import { inHoursAndMinutes } from '../../../ui/text/time-left.ts'
import { useCart } from '../state/use-cart.ts'

/** @param promise such as 'Dinsdag 1 december in huis': articles of one cart can have different days */
const formatWith = (promise: string) => (moment: string, now: number) => {
  const left = inHoursAndMinutes(moment, now)
  return (
    left && `${left} om te bestellen${promise && `: ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`}`
  )
}

/** Counts down to the cut-off of the promised days, then reads the cart with the next ones. */
export function TimeForThisDay({ moment, promise }: { moment: string; promise: string }) {
  const { retry } = useCart()
  const format = formatWith(promise)
  return <Countdown moment={moment} format={format} onPassed={() => void retry()} />
}
