import { Html } from 'shared-types/html/html'
import type { Footer, MenuItem, MenuPanels, Shell } from 'shared-types/contracts/content'

const item = (id: number, title: string, path: string, items: MenuItem[] = []): MenuItem => ({
  id,
  title,
  link: `/${path}/`,
  slug: path,
  content: null,
  items,
})

const under = (id: number, path: string, titles: string[]) =>
  titles.map((title, index) => item(id + index, title, `${path}/${title.toLowerCase().replaceAll(' ', '-')}`))

const items: MenuItem[] = [
  item(1, 'Dekbedovertrekken', 'dekbedovertrek'),
  item(2, 'Dekbedden', 'dekbed', under(20, 'dekbed', ['Dons', 'Wol', 'Vier seizoenen'])),
  item(3, 'Hoeslakens', 'hoeslaken'),
  item(4, 'Hoofdkussens', 'hoofdkussen/hoofdkussens'),
  item(5, 'Matrassen', 'matrassen'),
  item(6, 'Boxsprings', 'boxspring'),
  item(7, 'Badtextiel', 'badtextiel'),
  item(8, 'Kids', 'kids'),
  item(9, 'Wonen', 'wonen', [
    item(91, 'Vloerkleden', 'wonen/vloerkleden', under(910, 'wonen/vloerkleden', ['Jute', 'Wol'])),
    item(92, 'Gordijnen', 'wonen/gordijnen', under(920, 'wonen/gordijnen', ['Verduisterend', 'Vitrage'])),
  ]),
  item(10, 'Outlet', 'outlet'),
  item(11, 'Acties', 'acties'),
]

export const menuPanels: MenuPanels = {
  panels: [
    ...items.filter(({ items: below }) => below.length > 0),
    {
      ...item(1, 'Dekbedovertrekken', 'dekbedovertrek', [
        item(
          50,
          'Op materiaal',
          'dekbedovertrek/materiaal',
          under(500, 'dekbedovertrek', ['Katoen', 'Satijn', 'Flanel']),
        ),
        {
          ...item(51, 'Op kleur', 'dekbedovertrek/kleur'),
          content: Html.parse(
            '<ul><li><a href="/dekbedovertrek/ae-kleur/wit/">Wit</a></li><li><a href="/dekbedovertrek/ae-kleur/blauw/">Blauw</a></li></ul>',
          ),
        },
      ]),
    },
  ],
}

export const shell: Shell = {
  shopName: 'Sluimer',
  navigation: {
    main: items.map(({ id, title, link, slug }) => ({
      id,
      title,
      link,
      slug,
      hasPanel: menuPanels.panels.some((panel) => panel.link === link),
    })),
    extra: [{ title: 'Klantenservice', link: '/service/klantenservice-contact/' }],
    shopMenu: [
      { title: 'Slapen', link: '/dekbedovertrek/', within: [] },
      { title: 'Wonen & bad', link: '/wonen/', within: [] },
    ],
  },
  notification: {
    text: 'GRATIS VERZENDING op alles!',
    code: null,
    link: null,
    usps: [
      'Voor 23:59 besteld, snel in huis',
      'Betaal met iDEAL | Wero, Bancontact of creditcard',
      'Gratis verzending op alles',
    ],
  },
  freeShippingFrom: 0,
  hasPayLater: true,
}

export const footer: Footer = {
  shop: {
    name: 'Sluimer',
    legalName: 'Sluimer B.V.',
    street: 'Voorbeeldstraat 1',
    zipcode: '1234 AB',
    city: 'Voorbeeldstad',
    email: 'klantenservice@sluimer.example',
    phone: '085 - 000 00 00',
    openingHours: 'Maandag tot en met vrijdag van 9.00 tot 17.30 uur',
    cocNumber: '00000000',
    vatNumber: 'NL000000000B00',
  },
  serviceLinks: [
    { title: 'Klantenservice & contact', link: '/service/klantenservice-contact/' },
    { title: 'Verzenden & retourneren', link: '/service/shipping-returns/' },
    { title: 'Bestellen & betalen', link: '/service/orderandpayment/' },
  ],
  categoryLinks: [
    { title: 'Dekbedovertrekken', link: '/dekbedovertrek/' },
    { title: 'Dekbedden', link: '/dekbed/' },
    { title: 'Hoeslakens', link: '/hoeslaken/' },
    { title: 'Hoofdkussens', link: '/hoofdkussen/hoofdkussens/' },
    { title: 'Boxsprings', link: '/boxspring/boxspring-kopen/' },
    { title: 'Vloerkleden', link: '/wonen/vloerkleden/' },
  ],
  discoverLinks: [{ title: 'Merken', link: '/brands/' }],
  socialLinks: [{ title: 'Instagram', link: 'https://www.instagram.example/sluimer' }],
  paymentMethods: ['iDEAL | Wero', 'Bancontact', 'Creditcard', 'Achteraf betalen'],
  freeShippingFrom: 0,
  hasPayLater: true,
  trustScore: { score: 4.3, source: 'Keurmerk Webwinkels' },
  rating: { score: 4.5, count: '55.000+', source: 'Eigen klantonderzoek' },
}
