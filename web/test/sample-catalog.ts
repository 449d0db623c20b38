import { Html } from 'shared-types/html/html'
import type {
  Listing,
  Product,
  ProductReviews,
  ProductTile,
  ProductTiles,
} from 'shared-types/contracts/catalog'
import { picture } from './sample-picture.ts'

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
  detail: null,
  variantId: 1000 + index,
  variantChosen: false,
  configuration: null,
  variantCount: 1 + (index % 4),
  sku: `SLM-${index}`,
  brand: { title: 'Huis Linnen', slug: 'huis-linnen' },
  mainCategory: 'Dekbedovertrekken',
  options: ['140 x 200/220', '200 x 200/220', '240 x 200/220', '260 x 200/220'].slice(0, 1 + (index % 4)),
  delivery: 'Voor 23:59 besteld, volgende werkdag in huis',
  price: { price: 3995 + index * 700, priceOld: index % 2 === 0 ? 5995 + index * 700 : null },
  priceFrom: index % 4 !== 0,
  images: images(design, title, second),
  stockScore: 3,
  available: index !== 5,
  overlay: index === 0 ? 'Aanbieding' : null,
  colors: index === 1 ? { shown: ['#34475f', '#f4f2ee'], count: 7 } : null,
  cloths: index === 1 ? 2 : null,
  configurable: false,
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
    intro: Html.parse(
      'Van fris katoen tot zacht flanel: slaap elke nacht onder een overtrek dat bij je past.',
    ),
    description: Html.parse(
      '<h2>Welk dekbedovertrek kies je?</h2><p>Katoen ademt, satijn glanst en flanel houdt warm.</p>',
    ),
    image: picture('category/dekbedovertrekken', 'Dekbedovertrekken', 1600, 500),
    actionSteps: [],
    promotion: null,
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
    noIndex: false,
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
  description: Html.parse(
    '<p>Dit overtrek wordt <strong>na het weven gewassen</strong>, en voelt vanaf de eerste nacht zacht.</p>',
  ),
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
      // The second colour has its own picture, the last of the gallery.
      image: other === 1 ? picture('products/dekbedovertrek/uni-salie', 'Dekbedovertrek in salie') : null,
      price: { price: 3995 + index * 1000, priceOld: other === 0 ? 5995 + index * 1000 : null },
      stock: index === 2 && other === 1 ? 0 : 4 + index * 20,
      stockScore: 3,
      available: !(index === 2 && other === 1),
      delivery: 'Voor 23:59 besteld, maandag 23 november in huis',
      orderBefore: null,
    })),
  ),
  variantId: 1000,
  brand: { title: 'Huis Linnen', slug: 'huis-linnen' },
  manufacturer: null,
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
  family: null,
  sizes: [],
  configurable: false,
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
      answer: null,
    },
    {
      id: 2,
      displayName: 'Joost in ’t Veld',
      score: 3,
      title: 'Mooi, maar kreukt',
      content: 'Prima overtrek, wel even strijken. <b>Geen</b> opmaak hier.',
      verified: false,
      createdAt: '2026-02-11T09:00:00.000Z',
      answer: { content: 'Dank je wel voor je eerlijke beoordeling.', createdAt: '2026-02-12T09:00:00.000Z' },
    },
  ],
  pagination: { total: 2, page: 1, pageSize: 10, pageCount: 1 },
}
