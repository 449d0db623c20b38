import { maxLineQuantity } from 'shared-types/limits'
import { refuse, type Refusal } from '../../refusal.ts'

const pieces = (count: number): string => (count === 1 ? '1 stuk' : `${count} stuks`)

const stillInStock = (available: number): string =>
  available === 1 ? 'Er is nog maar 1 stuk op voorraad.' : `Er zijn nog maar ${available} stuks op voorraad.`

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
  if (available <= maxLineQuantity)
    return refuse('quantity_unavailable', `${stillInStock(available)}${already}`)
  return refuse(
    'quantity_unavailable',
    `Je kunt maximaal ${maxLineQuantity} stuks van een artikel bestellen.${already}`,
  )
}
