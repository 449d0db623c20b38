import { html, type Html } from '../html.ts'
import { button, composeMail, paragraph, type MailText } from '../mail/layout.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

const small = (text: string, link: string, url: string): Html =>
  html`<p style="margin: 20px 0 0; color: #4b5563; font-size: 13px;">${text} <a href="${url}">${link}</a></p>`

interface NewsletterMail {
  subject: string
  sentences: string[]
  press: { text: string; url: string } | null
  unsubscribe: string
}

const newsletterMail = (
  shop: ShopDetails,
  { subject, sentences, press, unsubscribe }: NewsletterMail,
): MailText => {
  const leave = 'Je ontvangt deze mail omdat dit adres is opgegeven voor onze nieuwsbrief.'
  const main = html`${sentences.map(paragraph)} ${press ? button(press.text, press.url) : html``}
  ${small(leave, 'Afmelden', unsubscribe)}`
  return composeMail(shop, subject, main)
}

/** Asks the owner of an address to confirm the subscription. */
export const newsletterRequestMail = (shop: ShopDetails, confirm: string, unsubscribe: string): MailText =>
  newsletterMail(shop, {
    subject: `Bevestig je inschrijving voor de nieuwsbrief van ${shop.name}`,
    sentences: [
      'Nog één stap: bevestig dat je onze nieuwsbrief wilt ontvangen. Dat kan drie dagen lang.',
      'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je krijgt geen nieuwsbrief en we wissen je adres na een week.',
    ],
    press: { text: 'Inschrijving bevestigen', url: confirm },
    unsubscribe,
  })

/** To a subscriber: after the confirmation, or after another request with the same address (`again`). */
export const newsletterWelcomeMail = (
  shop: ShopDetails,
  unsubscribe: string,
  when: 'first' | 'again',
): MailText =>
  newsletterMail(shop, {
    subject: `Je bent ingeschreven voor de nieuwsbrief van ${shop.name}`,
    sentences:
      when === 'first'
        ? ['Je inschrijving is bevestigd. Fijn dat je meeleest!']
        : ['Je stond al op de lijst voor onze nieuwsbrief. Je hoeft niets te doen.'],
    press: null,
    unsubscribe,
  })
