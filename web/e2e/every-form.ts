import type { Page } from 'playwright-core'
import { fillAddress, order, sheets, sheetsInAndOut } from './order-by-api.ts'
import { fillIn } from './purchase.ts'

const email = 'zoe@voorbeeld.example'
const password = 'Zacht&Warm1'
/** Set once the shop has started. */
const at = { soldOut: '', order: '', unpaid: '' }

export interface Form {
  name: string
  path: string | (() => string)
  open?: (page: Page) => Promise<void>
  button: string
  /** Undefined for a button without fields. `make` is needed for a prefilled form. */
  mistake?: { make?: (page: Page) => Promise<void>; said: string }
  fill?: (page: Page) => Promise<void>
  /** What is typed survives a reload. */
  draft?: true
  /** The message if the server fails (spec §8). */
  failed?: string
}

const filling = (fields: Record<string, string>) => (page: Page) => fillIn(page, fields)
const choosing = (name: RegExp) => (page: Page) => page.getByRole('radio', { name }).check()
const pressing = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
const registration = {
  Voornaam: 'Zoë',
  Achternaam: 'de Vries',
  'E-mailadres': email,
  'Nieuw wachtwoord': password,
  'Herhaal je wachtwoord': password,
}

export const ofGuests: Form[] = [
  {
    name: 'login',
    path: '/account/login/',
    button: 'Inloggen',
    mistake: { said: 'Vul je wachtwoord in' },
    fill: filling({ 'E-mailadres': email, Wachtwoord: password }),
    failed: 'Oeps, er ging iets mis. Probeer het nog een keer.',
  },
  {
    name: 'registration',
    path: '/account/register/',
    button: 'Registreren',
    mistake: { said: 'Vul je voornaam in' },
    fill: filling(registration),
    draft: true,
  },
  {
    name: 'registration in the checkout',
    path: '/checkout/checkout-login/',
    open: pressing('Nog geen account? Registreren'),
    button: 'Registreren',
    mistake: { said: 'Vul je voornaam in' },
    fill: filling(registration),
  },
  {
    name: 'forgotten password',
    path: '/account/forgot-password/',
    button: 'Stuur een link',
    mistake: { said: 'Vul een geldig e-mailadres in' },
    fill: filling({ 'E-mailadres': email }),
    draft: true,
  },
  {
    name: 'password reset',
    path: '/account/reset-password/?token=x',
    button: 'Wachtwoord opslaan',
    mistake: { said: 'Kies een wachtwoord van minstens 8 tekens' },
    fill: filling({ 'Nieuw wachtwoord': password, 'Herhaal je wachtwoord': password }),
  },
  {
    name: 'e-mail confirmation',
    path: '/account/confirm-email/?token=x',
    button: 'Bevestig mijn e-mailadres',
    mistake: { said: 'Vul je wachtwoord in' },
    fill: filling({ Wachtwoord: password }),
  },
  {
    name: 'contact',
    path: '/service/klantenservice-contact/',
    button: 'Versturen',
    mistake: { said: 'Vul je naam in' },
    fill: async (page) => {
      await fillIn(page, { Naam: 'Zoë', 'E-mailadres': email, 'Je vraag': 'Mijn dekbed is te warm.' })
      await page.getByLabel('Waar gaat je vraag over?').selectOption('product')
    },
    draft: true,
  },
  {
    name: 'return request',
    path: '/vloerkleed-retourneren/',
    button: 'Retour aanmelden',
    mistake: { said: 'Vul je bestelnummer in' },
    fill: async (page) => {
      await fillIn(page, { Bestelnummer: 'DKBD1000001', 'E-mailadres': email })
      await page.getByLabel('Waarom gaat het kleed terug?').selectOption('size')
    },
    draft: true,
  },
  {
    name: 'withdrawal',
    path: '/service/herroepen/',
    button: 'Volgende',
    mistake: { said: 'Vul je naam in' },
  },
  {
    name: 'confirmation of a withdrawal',
    path: '/service/herroepen/',
    open: async (page) => {
      await fillIn(page, { Naam: 'Zoë', Bestelnummer: 'DKBD1000001', 'E-mailadres': email })
      await pressing('Volgende')(page)
    },
    button: 'Herroeping bevestigen',
  },
  {
    name: 'parcel checker',
    path: '/service/pakketchecker/',
    button: 'Bekijk je bestelling',
    mistake: { said: 'Vul je bestelnummer in' },
    fill: filling({ Bestelnummer: 'DKBD1000001', 'E-mailadres': email, Postcode: '1012 JS' }),
    draft: true,
  },
  {
    name: 'newsletter',
    path: '/nieuwsbrief/',
    button: 'Inschrijven',
    mistake: { said: 'Vul een geldig e-mailadres in' },
    fill: filling({ 'E-mailadres': email }),
    failed: 'Er is iets fout gegaan, probeer het later nog eens.',
  },
  {
    name: 'newsletter confirmation',
    path: '/nieuwsbrief/bevestigen/?token=x',
    button: 'Inschrijving bevestigen',
  },
  { name: 'end of cart reminders', path: '/cart/afmelden/?token=x', button: 'Afmelden' },
  {
    name: 'review',
    path: `/${sheets}.html`,
    open: pressing('Schrijf een beoordeling'),
    button: 'Plaats beoordeling',
    mistake: { said: 'Dit is een verplicht veld' },
    fill: async (page) => {
      await page.getByRole('radio', { name: '4 sterren' }).check({ force: true })
      const fields = { Titel: 'Fijn', 'Je ervaring': 'Slaapt fijn.', Naam: 'Zoë', 'E-mailadres': email }
      await fillIn(page, fields)
    },
    failed: 'Er ging iets mis',
    draft: true,
  },
  {
    name: 'back in stock',
    path: () => at.soldOut,
    button: 'Houd me op de hoogte',
    mistake: { said: 'Vul een geldig e-mailadres in' },
    fill: filling({ 'Mail mij als dit er weer is': email }),
  },
  {
    name: 'discount code',
    path: '/cart/',
    button: 'Toepassen',
    fill: filling({ Kortingscode: 'BESTAATNIET' }),
  },
  {
    name: 'address step',
    path: '/checkout/address-details/',
    button: 'Volgende',
    mistake: { make: filling({ Voornaam: '' }), said: 'Vul je voornaam in' },
    fill: filling({ Voornaam: 'Zoë' }),
  },
  {
    name: 'methods step',
    path: '/checkout/address-details/',
    open: async (page) => {
      await pressing('Volgende')(page)
      await page.getByRole('button', { name: 'Naar betaling' }).waitFor()
    },
    button: 'Naar betaling',
    mistake: { said: 'Selecteer een betaalmethode' },
    fill: choosing(/iDEAL/),
  },
]

export const ofBuyers: Form[] = [
  { name: 'order button', path: '/checkout/pay/', button: 'Bestelling met betalingsverplichting' },
  { name: 'another payment', path: () => at.unpaid, button: 'Opnieuw betalen' },
  { name: 'the same order again', path: () => at.order, button: 'Opnieuw bestellen' },
  {
    name: 'cancelling an order',
    path: () => at.order,
    open: (page) => page.getByText('Bestelling annuleren').click(),
    button: 'Ja, annuleer de bestelling',
  },
]

export const ofCustomers: Form[] = [
  {
    name: 'profile',
    path: '/account/information/',
    button: 'Opslaan',
    mistake: { make: filling({ Voornaam: '' }), said: 'Vul je voornaam in' },
    fill: filling({ Voornaam: 'Zoë', 'Telefoonnummer (optioneel)': '0612345678' }),
    failed: 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.',
  },
  ...['billing', 'shipping'].map((kind): Form => ({
    name: `${kind} address`,
    path: `/account/${kind}-address/`,
    open: async (page) => {
      if (kind === 'shipping') await page.getByLabel('Bezorg op mijn factuuradres').uncheck()
    },
    button: 'Opslaan',
    mistake: { said: 'Postcode onjuist' },
    fill: filling({ Postcode: '9999 ZZ', Huisnummer: '1', Straat: 'Dam', Plaats: 'Amsterdam' }),
    failed: 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.',
  })),
  {
    name: 'password',
    path: '/account/information/',
    button: 'Wachtwoord wijzigen',
    mistake: { said: 'Vul je wachtwoord in' },
    fill: filling({
      'Huidig wachtwoord': password,
      'Nieuw wachtwoord': password,
      'Herhaal je wachtwoord': password,
    }),
  },
  {
    name: 'end of the account',
    path: '/account/information/',
    button: 'Verwijder mijn account',
    mistake: { said: 'Vul je wachtwoord in' },
    fill: filling({ 'Wachtwoord, om te verwijderen': password }),
  },
  { name: 'subscription', path: '/account/subscription/', button: 'Inschrijven' },
]

/** A cart with an address, without methods. */
export const prepareForms = async (page: Page) => {
  const { soldOut } = await sheetsInAndOut()
  at.soldOut = `/${sheets}.html?v=${soldOut.id}`
  await fillAddress(page)
}

/** An order whose payment the bank refused. */
export const placeRefusedOrder = async (page: Page) => {
  const id = await order(page, 'failed')
  at.unpaid = `/checkout/status/${id}/`
  at.order = `/service/bestelling/${id}/`
}
