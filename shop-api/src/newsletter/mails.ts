import { html, type Html } from '../html.ts'
import { button, mailPage, paragraph, signature, type MailText } from '../mail/layout.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

const small = (text: string, link: string, url: string): Html =>
  html`<p style="margin: 20px 0 0; color: #4b5563; font-size: 13px;">${text} <a href="${url}">${link}</a></p>`

interface Letter {
  subject: string
  sentences: string[]
  press: { text: string; url: string } | null
  unsubscribe: string
}

const letter = (shop: ShopDetails, { subject, sentences, press, unsubscribe }: Letter): MailText => {
  const leave = 'Je ontvangt deze mail omdat dit adres is opgegeven voor onze nieuwsbrief.'
  const main = html`${sentences.map(paragraph)} ${press ? button(press.text, press.url) : html``}
  ${small(leave, 'Afmelden', unsubscribe)}`
  const text = [...sentences, press ? `${press.text}: ${press.url}` : '', `${leave} Afmelden: ${unsubscribe}`]
  return {
    subject,
    html: mailPage(subject, shop, main),
    text: [...text.filter(Boolean), signature(shop).join('\n')].join('\n\n'),
  }
}

/** Asks the owner of an address whether it was they who asked. */
export const newsletterRequestMail = (shop: ShopDetails, confirm: string, unsubscribe: string): MailText =>
  letter(shop, {
    subject: `Bevestig je inschrijving voor de nieuwsbrief van ${shop.name}`,
    sentences: [
      'Nog één stap: bevestig dat je onze nieuwsbrief wilt ontvangen. Dat kan drie dagen lang.',
      'Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen: je krijgt geen nieuwsbrief en we wissen je adres na een week.',
    ],
    press: { text: 'Inschrijving bevestigen', url: confirm },
    unsubscribe,
  })

/** To who is on the list: because they have just said yes, or because somebody asked for it `again`. */
export const newsletterWelcomeMail = (
  shop: ShopDetails,
  unsubscribe: string,
  when: 'first' | 'again',
): MailText =>
  letter(shop, {
    subject: `Je bent ingeschreven voor de nieuwsbrief van ${shop.name}`,
    sentences:
      when === 'first'
        ? ['Je inschrijving is bevestigd. Fijn dat je meeleest!']
        : ['Je stond al op de lijst voor onze nieuwsbrief. Je hoeft niets te doen.'],
    press: null,
    unsubscribe,
  })
