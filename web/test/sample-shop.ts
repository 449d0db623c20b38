import type { Listing, Product, ProductReviews, ProductTile, ProductTiles } from 'shared-types/api/catalog'
import type { CategoryContent, Homepage, MenuItem, ServicePage, Shell } from 'shared-types/api/content'
import { apiPaths } from 'shared-types/api/paths'
import type { Image } from 'shared-types/image'

// A small made-up shop, in the shape in which the bff tells of the real one.

const picture = (file: string, alt: string, width = 1000, height = 1000): Image => ({
  file,
  alt,
  width,
  height,
})

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

export const shell: Shell = {
  navigation: {
    main: [
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
    ],
    extra: [item(30, 'Klantenservice', 'service/klantenservice-contact')],
    shopMenu: [item(40, 'Slapen', 'dekbedovertrek'), item(41, 'Wonen & bad', 'wonen')],
    subNavigation: [
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
            content:
              '<ul><li><a href="/dekbedovertrek/ae-kleur/wit/">Wit</a></li><li><a href="/dekbedovertrek/ae-kleur/blauw/">Blauw</a></li></ul>',
          },
        ]),
      },
    ],
  },
  notification: {
    text: 'GRATIS VERZENDING op alles!',
    code: null,
    link: null,
    usps: [
      'Voor 23:59 besteld, morgen in huis',
      'Achteraf betalen of in 3 termijnen',
      'Gratis verzending op alles',
    ],
  },
  footer: {
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
    socialLinks: [{ title: 'Instagram', link: 'https://www.instagram.example/sluimer' }],
    paymentMethods: ['iDEAL | Wero', 'Bancontact', 'Creditcard', 'Achteraf betalen'],
    trustScore: { score: 4.3, source: 'Keurmerk Webwinkels' },
    rating: { score: 4.5, count: '55.000+', source: 'Eigen klantonderzoek' },
  },
}

const designs = [
  ['dekbedovertrek/botanisch', 'Dekbedovertrek Botanisch van gewassen katoen met bladeren', true],
  ['dekbedovertrek/uni-salie', 'Dekbedovertrek Effen Salie', true],
  ['dekbedovertrek/ruit-groen', 'Dekbedovertrek Ruit Groen', true],
  ['dekbedovertrek/terrazzo', 'Dekbedovertrek Terrazzo', true],
  ['dekbedovertrek/streep-breed', 'Dekbedovertrek Brede Streep Marine', true],
  ['dekbedovertrek/uni-oudroze', 'Dekbedovertrek Effen Oudroze', false],
  ['dekbedovertrek/wilde-bloemen', 'Dekbedovertrek Wilde Bloemen', true],
  ['dekbedovertrek/hotel-satijn', 'Dekbedovertrek Hotel Satijn', true],
] as const

const images = (design: string, title: string, second: boolean) => [
  picture(`products/${design}`, title),
  ...(second ? [picture(`products/${design}-2`, `${title}, detail`)] : []),
]

const tile = ([design, title, second]: (typeof designs)[number], index: number): ProductTile => ({
  id: 100 + index,
  slug: design.split('/')[1] ?? design,
  title,
  variantId: 1000 + index,
  sku: `SLM-${index}`,
  brand: 'Huis Linnen',
  mainCategory: 'Dekbedovertrekken',
  options: ['140 x 200/220', '200 x 200/220', '240 x 200/220', '260 x 200/220'].slice(0, 1 + (index % 4)),
  delivery: 'Voor 23:59 besteld, morgen in huis',
  price: { price: 3995 + index * 700, priceOld: index % 2 === 0 ? 5995 + index * 700 : null },
  priceFrom: index % 4 !== 0,
  images: images(design, title, second),
  stockScore: 3,
  available: index !== 5,
  overlay: index === 0 ? 'Aanbieding' : null,
  review: { averageScore: 4.4 - index * 0.3, count: index === 3 ? 0 : 128 - index * 9 },
})

const tiles = designs.map(tile)

export const productTiles: ProductTiles = { products: tiles }

export const listing: Listing = {
  category: {
    id: 3,
    path: 'dekbedovertrek',
    title: 'Dekbedovertrekken',
    numberOfFilters: 3,
    intro: 'Van fris katoen tot zacht flanel: slaap elke nacht onder een overtrek dat bij je past.',
    description:
      '<h2>Welk dekbedovertrek kies je?</h2><p>Katoen ademt, satijn glanst en flanel houdt warm.</p>',
    image: picture('category/dekbedovertrekken', 'Dekbedovertrekken', 1600, 500),
    actionSteps: [],
    subcategories: [
      { title: 'Katoen', path: 'dekbedovertrek/katoen', image: null },
      { title: 'Satijn', path: 'dekbedovertrek/satijn', image: null },
    ],
  },
  breadcrumbs: [{ title: 'Dekbedovertrekken', path: 'dekbedovertrek' }],
  filters: [
    {
      title: 'Maat',
      urlKey: 'ae-maat',
      selectionType: 'checkbox',
      isCollapsed: false,
      isCollapsible: true,
      infoText: null,
      nrOfAttributesSelected: 0,
      attributes: ['140x220', '200x220', '240x220', '260x220'].map((title, index) => ({
        title,
        rawUrl: title,
        url: `/dekbedovertrek/ae-maat/${title}/`,
        isSelected: false,
        count: 40 - index * 13,
        color: null,
      })),
    },
    {
      title: 'Kleur',
      urlKey: 'ae-kleur',
      selectionType: 'color',
      isCollapsed: false,
      isCollapsible: true,
      infoText: null,
      nrOfAttributesSelected: 0,
      attributes: [
        {
          title: 'Wit',
          rawUrl: 'wit',
          url: '/dekbedovertrek/ae-kleur/wit/',
          isSelected: false,
          count: 21,
          color: '#f5f5f2',
        },
        {
          title: 'Salie',
          rawUrl: 'salie',
          url: '/dekbedovertrek/ae-kleur/salie/',
          isSelected: false,
          count: 8,
          color: '#a3ae98',
        },
      ],
    },
  ],
  sort: [
    { displayTitle: 'Populairste', rawUrl: 'populair', url: '/dekbedovertrek/', isSelected: true },
    {
      displayTitle: 'Prijs laag - hoog',
      rawUrl: 'prijs',
      url: '/dekbedovertrek/?tn_sort=prijs',
      isSelected: false,
    },
  ],
  products: tiles,
  pagination: {
    total: 48,
    subtotal: 8,
    page: 1,
    pageSize: 8,
    pageCount: 6,
    pageLinks: { previous: null, next: '/dekbedovertrek/?tn_p=2', range: '1-8' },
  },
  meta: {
    title: 'Dekbedovertrekken kopen? | Sluimer',
    description: 'Dekbedovertrekken van katoen, satijn en flanel.',
  },
}

const sizes = ['140 x 200/220', '200 x 200/220', '240 x 200/220']
const colours = [
  { title: 'Groen', color: '#6f8f72' },
  { title: 'Zand', color: '#d8c9b2' },
]

export const product: Product = {
  id: 100,
  slug: 'botanisch',
  title: 'Dekbedovertrek Botanisch van gewassen katoen met bladeren',
  summary: 'Zachte, gewassen katoen met een tekening van bladeren, alsof je in de tuin in slaap valt.',
  description:
    '<p>Dit overtrek wordt <strong>na het weven gewassen</strong>, en voelt vanaf de eerste nacht zacht.</p>',
  usps: ['Gratis verzending', '30 dagen bedenktijd', 'Inclusief kussensloop'],
  specifications: [
    { title: 'Materiaal', value: '100% katoen' },
    { title: 'Wassen', value: '60 °C' },
    { title: 'Sluiting', value: 'Knopen' },
  ],
  options: [
    { title: 'Maat', values: sizes.map((title) => ({ title, color: null })) },
    { title: 'Kleur', values: colours },
    { title: 'Afmeting', values: [{ title: '0x0', color: null }] },
  ],
  variants: sizes.flatMap((size, index) =>
    colours.map(({ title: colour }, other) => ({
      id: 1000 + index * 2 + other,
      sku: `SLM-BOT-${index}${other}`,
      title: `${size}, ${colour}`,
      values: [size, colour, '0x0'],
      price: { price: 3995 + index * 1000, priceOld: other === 0 ? 5995 + index * 1000 : null },
      stock: index === 2 && other === 1 ? 0 : 4 + index * 20,
      stockScore: 3,
      available: !(index === 2 && other === 1),
      delivery: 'Voor 23:59 besteld, morgen in huis',
    })),
  ),
  variantId: 1000,
  brand: 'Huis Linnen',
  mainCategory: { title: 'Dekbedovertrekken', path: 'dekbedovertrek' },
  categories: ['Dekbedovertrekken'],
  breadcrumbs: [{ title: 'Dekbedovertrekken', path: 'dekbedovertrek' }],
  price: { price: 3995, priceOld: 5995 },
  images: [
    ...images('dekbedovertrek/botanisch', 'Dekbedovertrek met bladeren op een opgemaakt bed', true),
    picture('products/dekbedovertrek/uni-salie', 'Dekbedovertrek in salie'),
  ],
  available: true,
  overlay: null,
  review: { averageScore: 4.4, count: 3 },
  meta: { title: 'Dekbedovertrek Botanisch | Sluimer', description: 'Gewassen katoen met bladeren & rust.' },
}

export const reviews: ProductReviews = {
  summary: { averageScore: 4.4, count: 3 },
  scoreCounts: [0, 0, 1, 0, 2],
  reviews: [
    {
      id: 1,
      displayName: 'Anneke',
      score: 5,
      title: 'Heerlijk zacht',
      content: 'Na één nacht wilde ik niets anders meer. De kleur is precies als op de foto.',
      verified: true,
      createdAt: '2026-03-02T22:30:00.000Z',
    },
    {
      id: 2,
      displayName: 'Joost in ’t Veld',
      score: 3,
      title: 'Mooi, maar kreukt',
      content: 'Prima overtrek, wel even strijken. <b>Geen</b> opmaak hier.',
      verified: false,
      createdAt: '2026-02-11T09:00:00.000Z',
    },
  ],
  page: 1,
  pageCount: 1,
}

const slide = (name: string, title: string, subTitle: string, link: string) => ({
  image: picture(`hero/${name}`, title, 1920, 820),
  imageMobile: picture(`hero/${name}-mobiel`, title, 900, 1100),
  title,
  subTitle,
  showTitle: true,
  isLightBackground: true,
  buttonText: 'Bekijk de collectie',
  link,
})

export const homepage: Homepage = {
  slides: [
    slide(
      'dekbedovertrek',
      'Slapen als in de tuin',
      'Gewassen katoen met bladeren en bloemen.',
      '/dekbedovertrek/',
    ),
    slide('boxspring', 'Een bed dat bij je past', 'Boxsprings in acht stoffen.', '/boxspring/'),
    slide('wonen', 'Warm de avond in', 'Plaids en kussens van wol.', '/wonen/'),
  ],
  promo: {
    main: {
      ...slide('wonen', 'Twee weken wolweken', 'Tot 30% op alles van wol.', '/acties/wolweken/'),
      buttonText: '',
    },
    extra: [
      slide('boxspring', 'Gratis dekbed', 'Bij elke boxspring.', '/gratis-dekbed/'),
      slide('dekbedovertrek', 'Alles 9,99', 'Op is op.', '/alles-999-op-op/'),
    ],
    endsAt: '2199-01-01T00:00:00.000Z',
  },
  categories: [
    {
      title: 'Dekbedovertrekken',
      path: 'dekbedovertrek',
      image: picture('category/dekbedovertrekken', 'Dekbedovertrekken', 1600, 500),
    },
    { title: 'Dekbedden', path: 'dekbed', image: picture('category/dekbedden', 'Dekbedden', 1600, 500) },
    {
      title: 'Hoofdkussens',
      path: 'hoofdkussen/hoofdkussens',
      image: picture('category/kussens', 'Hoofdkussens', 1600, 500),
    },
    {
      title: 'Hoeslakens',
      path: 'hoeslaken',
      image: picture('category/hoeslakens', 'Hoeslakens', 1600, 500),
    },
    { title: 'Matrassen', path: 'matrassen', image: picture('category/matrassen', 'Matrassen', 1600, 500) },
    {
      title: 'Boxsprings',
      path: 'boxspring',
      image: picture('category/boxsprings', 'Boxsprings', 1600, 500),
    },
    {
      title: 'Badtextiel',
      path: 'badtextiel',
      image: picture('category/badtextiel', 'Badtextiel', 1600, 500),
    },
    {
      title: 'Vloerkleden',
      path: 'wonen/vloerkleden',
      image: picture('category/vloerkleden', 'Vloerkleden', 1600, 500),
    },
  ],
  blocks: [
    {
      image: picture('products/plaid/ruit', 'Plaid met ruit'),
      title: 'Stoffen die ouder mogen worden',
      subTitle: 'Over ons',
      description: '<p>Wij kiezen weefsels die na honderd wasbeurten mooier zijn dan op de eerste dag.</p>',
      link: '/service/klantenservice-contact/',
      buttonText: 'Lees meer',
    },
  ],
  meta: {
    title: 'Sluimer | Alles voor een goede nacht',
    description: 'Dekbedovertrekken, dekbedden, kussens en meer.',
  },
}

export const servicePage: ServicePage = {
  slug: 'shipping-returns',
  title: 'Verzenden & retourneren',
  html: '<h2>Verzenden</h2><p>Wij verzenden gratis. Zie <a href="/service/orderandpayment/">bestellen &amp; betalen</a>.</p>',
  meta: { title: 'Verzenden & retourneren | Sluimer', description: 'Gratis verzenden.' },
}

export const overview: CategoryContent = {
  id: 60,
  path: 'boxspring',
  title: 'Boxsprings',
  breadcrumbs: [{ title: 'Boxsprings', path: 'boxspring' }],
  image: picture('category/boxsprings', 'Boxsprings', 1600, 500),
  html: '<p>Een boxspring is een bed met een verende onderbak.</p>',
  blocks: [],
  subcategories: [
    {
      title: 'Boxspring kopen',
      path: 'boxspring/boxspring-kopen',
      image: picture('category/boxsprings', 'Boxsprings', 1600, 500),
      text: 'Kies je stof en maat.',
    },
  ],
  meta: { title: 'Boxsprings | Sluimer', description: 'Boxsprings op maat.' },
}

const route = (kind: 'listing' | 'overview' | 'text', id: number, path: string, title: string) => ({
  kind,
  id,
  path,
  title,
  numberOfFilters: 3,
})

/** Everything that the bff would tell, by `/api` address; null for what does not exist. */
export const answers: Record<string, unknown> = {
  [apiPaths.shell]: shell,
  [apiPaths.homepage]: homepage,
  [apiPaths.featuredProducts]: productTiles,
  [apiPaths.categoryRoute('dekbedovertrek')]: route('listing', 3, 'dekbedovertrek', 'Dekbedovertrekken'),
  [apiPaths.listing('dekbedovertrek')]: listing,
  [apiPaths.categoryRoute('boxspring')]: route('overview', 60, 'boxspring', 'Boxsprings'),
  [apiPaths.categoryContent('boxspring')]: overview,
  [apiPaths.categoryRoute('showrooms')]: route('text', 61, 'showrooms', 'Showrooms'),
  [apiPaths.categoryContent('showrooms')]: {
    ...overview,
    path: 'showrooms',
    title: 'Showrooms',
    subcategories: [],
  },
  [apiPaths.product('botanisch')]: product,
  [apiPaths.productReviews(100)]: reviews,
  [apiPaths.relatedProducts(100)]: productTiles,
  [apiPaths.servicePage('shipping-returns')]: servicePage,
  [apiPaths.categoryRoute('bestaat-niet')]: null,
  [apiPaths.product('weg')]: null,
}
