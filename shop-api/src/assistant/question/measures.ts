interface Measure {
  amount: number
  unit: 'kilo' | 'breed'
}

const kilos = /\b(\d{2,3})\s*(?:kg|kilo)/gi
/** '180 breed', '180 cm breed', 'een bed van 180', '160 bed'. */
const widths = /\b(\d{2,3})\s*(?:cm\s*)?(?:breed|bed\b)|bed\s+(?:van|is)\s+(\d{2,3})\b(?!\s*(?:x|bij)\s*\d)/gi

/** The sleeper's weight and the bed's width, if the message mentions them. */
export const measuresIn = (message: string): Measure[] => [
  ...[...message.matchAll(kilos)].map(([, amount]) => ({ amount: Number(amount), unit: 'kilo' as const })),
  ...[...message.matchAll(widths)].map(([, before, after]) => ({
    amount: Number(before ?? after),
    unit: 'breed' as const,
  })),
]

const range = /\b(?:(minder dan|tot)|(meer dan|vanaf)|(\d+) (tot|of))\s+(\d+) (?:cm )?(kilo|breed)\b/gi

/**
 * Whether a text has a range that includes this: '80 tot 120 kilo', 'minder dan 80 kilo', '80 of 90 cm
 * breed'.
 */
export const holds = (text: string, { amount, unit }: Measure): boolean =>
  [...text.matchAll(range)].some(([, less, more, first, joint, last, named]) => {
    const end = Number(last)
    if (named?.toLowerCase() !== unit) return false
    if (less) return amount < end
    if (more) return amount > end
    return joint === 'of'
      ? amount === Number(first) || amount === end
      : amount >= Number(first) && amount <= end
  })
