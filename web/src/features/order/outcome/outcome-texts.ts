import type { OrderStatus } from 'shared-types/contracts/order'
import type { Outcome } from './outcome.ts'

interface OutcomeText {
  title: string
  text: string
}

const transferText = (where: string): string =>
  `Maak het bedrag nog over met de gegevens ${where}. Zodra het binnen is, maken we je bestelling klaar.`

const outcomeTexts: Record<Exclude<Outcome, 'paid'>, OutcomeText> = {
  transfer: {
    title: 'Bedankt voor je bestelling',
    text: transferText('hieronder'),
  },
  waiting: {
    title: 'We wachten op je bank of betaaldienst',
    text: 'Je betaling wordt verwerkt. Deze pagina werkt zichzelf bij, je hoeft niets te doen. Zodra ze rond is, krijg je ook een e-mail.',
  },
  unfinished: {
    title: 'Je betaling is nog niet afgerond',
    text: 'Je bestelling staat voor je klaar. Heb je al betaald? Dan werkt deze pagina zichzelf zo bij.',
  },
  failed: {
    title: 'Je betaling is niet gelukt',
    text: 'Er is niets afgeschreven. Je bestelling staat nog voor je klaar.',
  },
  cancelled: {
    title: 'Je hebt de betaling geannuleerd',
    text: 'Er is niets afgeschreven. Je bestelling staat nog voor je klaar.',
  },
  expired: {
    title: 'De tijd om te betalen is voorbij',
    text: 'Er is niets afgeschreven. Je kunt het opnieuw proberen.',
  },
  over: {
    title: 'Deze bestelling is geannuleerd',
    text: 'Er is niet op tijd betaald, of de bestelling is ingetrokken. Was er al iets betaald, dan krijg je dat terug.',
  },
  refunded: {
    title: 'Deze bestelling is terugbetaald',
    text: 'Wat je al had betaald, heb je binnen enkele werkdagen terug.',
  },
}

const mailedTransfer: OutcomeText = {
  title: outcomeTexts.transfer.title,
  text: transferText('hieronder; ze staan ook in de e-mail die we je stuurden'),
}

const providerTransfer: OutcomeText = {
  title: outcomeTexts.transfer.title,
  text: transferText('op de betaalpagina'),
}

/** Title and text for the outcome of an order that is not paid. A quota can prevent the mail of a transfer. */
export const outcomeTextOf = (
  outcome: Exclude<Outcome, 'paid'>,
  { bankTransfer, awaitsTransfer }: Pick<OrderStatus, 'bankTransfer' | 'awaitsTransfer'>,
): OutcomeText => {
  if (outcome !== 'transfer') return outcomeTexts[outcome]
  if (awaitsTransfer) return providerTransfer
  return bankTransfer?.mailed ? mailedTransfer : outcomeTexts.transfer
}
