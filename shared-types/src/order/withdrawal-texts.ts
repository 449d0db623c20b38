/** As typed by the shopper; empty means the whole order. */
export const withdrawnArticles = (articles: string): string =>
  `Artikelen: ${articles || 'de hele bestelling'}`

/** What happens after the shop has received a withdrawal (art. 6:230r and 6:230s BW). */
export const afterWithdrawal =
  'Stuur de artikelen binnen 14 dagen aan ons terug; de retourkosten zijn voor ons. Is de bestelling nog onderweg? Dan mag je het pakket ook weigeren. Binnen 14 dagen na deze herroeping krijg je het hele bedrag terug, met de kosten van standaardverzending en betaling. We mogen wachten tot we de artikelen hebben of tot je laat zien dat ze onderweg zijn.'
