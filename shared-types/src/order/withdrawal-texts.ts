/** As typed by the shopper; empty means the whole order. */
export const withdrawnArticles = (articles: string): string =>
  `Artikelen: ${articles || 'de hele bestelling'}`

/** How articles come back. The shop collects the large ones, so that the shopper need not send them (art. 6:230s BW). */
export const waysBack =
  'Wat als pakket kwam, stuur je binnen 14 dagen terug. Dat is gratis met het retourlabel dat onze klantenservice je na je herroeping mailt. Een matras, boxspring of vloerkleed hoef je niet terug te sturen: dat halen we gratis bij je op, op een dag die we met je afspreken.'

/** Until when the shop may wait with the money. It may not for what it collects (art. 6:230r BW). */
export const mayWait =
  'Bij een pakket mogen we daarmee wachten tot we het hebben, of tot je laat zien dat het onderweg is.'

/** What happens after the shop has received a withdrawal, of the whole order or of the articles named. */
export const afterWithdrawal = (articles: string): string =>
  articles === ''
    ? `${waysBack} Is je bestelling nog onderweg? Dan mag je het pakket ook weigeren. Binnen 14 dagen na deze herroeping krijg je het hele bedrag terug, met de kosten van standaardverzending en betaling. ${mayWait}`
    : `Je herroept alleen de artikelen die je noemt; de rest van je bestelling houd je. ${waysBack} Binnen 14 dagen na deze herroeping krijg je terug wat je voor die artikelen hebt betaald. ${mayWait}`
