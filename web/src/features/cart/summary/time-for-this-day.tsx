import { Countdown } from '../../../ui/text/countdown.tsx'
import { inHoursAndMinutes } from '../../../ui/text/time-left.ts'
import { useCart } from '../state/use-cart.ts'

const format = (moment: string, now: number) => {
  const left = inHoursAndMinutes(moment, now)
  return left && `${left} voor deze bezorgdag`
}

/** Counts down to the cut-off of the promised days, then reads the cart with the next ones. */
export function TimeForThisDay({ moment }: { moment: string }) {
  const { retry } = useCart()
  return <Countdown moment={moment} format={format} onPassed={() => void retry()} />
}
