import { maxLineQuantity } from 'shared-types/limits'
import { mostPiecesText } from 'shared-types/forms/most-pieces'
import { refuse, type Refusal } from '../../refusal.ts'

/** Each answer has the whole cart, and is stored for its `Idempotency-Key`. */
export const maxLines = 100

export const cartIsFull = (): Refusal =>
  refuse(
    'quantity_unavailable',
    `Er passen ${maxLines} verschillende artikelen in je winkelwagen. Haal er eerst een uit, of bestel wat erin zit.`,
  )

const pieces = (count: number): string => (count === 1 ? '1 stuk' : `${count} stuks`)

/** The refusal for a quantity above the stock. */
export const notEnoughOf = (title: string, available: number): Refusal =>
  available <= 0
    ? refuse(
        'out_of_stock',
        `'${title}' is helaas uitverkocht. Haal het artikel uit je winkelwagen om verder te gaan.`,
      )
    : refuse(
        'quantity_unavailable',
        `Van '${title}' ${available === 1 ? 'is' : 'zijn'} nog maar ${pieces(available)} op voorraad. Pas het aantal in je winkelwagen aan.`,
      )

/** Refuses a line of `wanted` pieces if that exceeds `available`. The cart already contains `inCart`. */
export const checkQuantity = (wanted: number, available: number, inCart: number): Refusal | null => {
  const most = Math.min(available, maxLineQuantity)
  if (wanted <= most) return null
  const already = inCart > 0 ? ` Je hebt er al ${inCart} in je winkelwagen.` : ''
  if (available <= 0) return refuse('out_of_stock', `Dit artikel is helaas uitverkocht.${already}`)
  return refuse('quantity_unavailable', `${mostPiecesText(available)}${already}`)
}
