import type { VoucherProblem } from '../../pricing/voucher.ts'
import { day, price } from '../../format.ts'

export const unknownVoucher = 'Deze kortingscode kennen we niet. Kijk de code nog eens na.'

/** The reason why a code gives no discount, as a message for the shopper. */
export const voucherMessage = (problem: VoucherProblem): string => {
  switch (problem.why) {
    case 'not_begun':
      return `Deze kortingscode geldt pas vanaf ${day.format(problem.on)}.`
    case 'expired':
      // The end itself is no longer included: midnight belongs to the next day.
      return `Deze kortingscode was geldig tot en met ${day.format(new Date(problem.on.getTime() - 1))}.`
    case 'used_up':
      return 'Deze kortingscode is helaas op: hij is zo vaak gebruikt als kon.'
    case 'used_before':
      return 'Je hebt deze kortingscode al eens gebruikt. Hij geldt één keer per klant.'
    case 'other_category':
      return `Deze kortingscode geldt alleen voor ${problem.category}. Daarvan ligt nog niets in je winkelwagen.`
    case 'below_minimum': {
      const what = problem.category ? ` aan ${problem.category}` : ''
      return `Deze kortingscode geldt vanaf ${price(problem.minimumCents)}${what}. Nog ${price(problem.missingCents)} te gaan.`
    }
  }
}
