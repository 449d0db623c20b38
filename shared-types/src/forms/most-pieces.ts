import { maxLineQuantity } from '../limits.ts'

/** Why a cart line cannot have more pieces, as a message for the shopper. Not for an article that is sold out. */
export const mostPiecesText = (stock: number): string => {
  if (stock > maxLineQuantity) return `Je kunt maximaal ${maxLineQuantity} stuks van een artikel bestellen.`
  return stock === 1 ? 'Er is nog maar 1 stuk op voorraad.' : `Er zijn nog maar ${stock} stuks op voorraad.`
}
