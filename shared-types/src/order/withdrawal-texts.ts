/** As typed by the shopper; empty means the whole order. */
export const withdrawnArticles = (articles: string): string =>
  `Artikelen: ${articles || 'de hele bestelling'}`

/** How articles come back. The shop collects the large ones, so that the shopper need not send them (art. 6:230s BW). */
export const waysBack =
  'Wat als pakket kwam, stuur je binnen 14 dagen terug. Dat is gratis met het retourlabel dat onze klantenservice je na je herroeping mailt. Een matras, boxspring of vloerkleed hoef je niet terug te sturen: dat halen we gratis bij je op, op een dag die we met je afspreken.'

/** Until when the shop may wait with the money. It may not for what it collects (art. 6:230r BW). */
export const mayWait =
  'Bij een pakket mogen we daarmee wachten tot we het hebben, of tot je laat zien dat het onderweg is.'

/**
 * The costs that come back with the price of a whole order (art. 6:230r BW). `deliveryExtraOf` of shop-api computes what
 * does not: if a parcel had left before the withdrawal, what an express or insured delivery cost more.
 */
export const costsBack =
  'de kosten van standaardverzending en betaling. Wat je extra betaalde voor snellere of verzekerde verzending krijg je ook terug, als we nog niets hadden verzonden.'

/** How far an order had come when it was withdrawn; a mail and the form do not show it, and say what applies to each. */
export type WithdrawalStage = 'unpaid' | 'unsent' | 'sent'

const partOnly = (rest: string): string => `Je herroept alleen de artikelen die je noemt; de rest ${rest}.`
const partBack = 'Binnen 14 dagen na deze herroeping krijg je terug wat je voor die artikelen hebt betaald.'

/** What happens after the shop has received a withdrawal, of the whole order or of the articles named. */
export const afterWithdrawal = (articles: string, stage: WithdrawalStage = 'sent'): string => {
  const isWhole = articles === ''
  if (stage === 'unpaid') {
    return isWhole
      ? 'Je hoeft niet meer te betalen. Betaalde je toch al? Dan krijg je dat bedrag terug.'
      : `${partOnly('van je bestelling houd je')} Wat je voor die artikelen betaalt, krijg je terug.`
  }
  if (stage === 'unsent') {
    return isWhole
      ? 'Je bestelling was nog niet verzonden: je hoeft niets terug te sturen. Binnen 14 dagen na deze herroeping krijg je het hele bedrag terug. Heb je nog niet betaald? Dan hoeft dat niet meer.'
      : `${partOnly('sturen we je')} Wat nog niet is verzonden, hoef je niet terug te sturen. ${partBack}`
  }
  return isWhole
    ? `${waysBack} Is je bestelling nog onderweg? Dan mag je het pakket ook weigeren. Binnen 14 dagen na deze herroeping krijg je terug wat je voor de artikelen hebt betaald, met ${costsBack} ${mayWait} Heb je nog niet betaald? Dan hoeft dat niet meer.`
    : `${partOnly('van je bestelling houd je')} ${waysBack} ${partBack} ${mayWait}`
}
