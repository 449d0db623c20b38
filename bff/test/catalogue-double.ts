import { Html } from 'shared-types/html/html'
import type * as catalog from 'shared-types/contracts/catalog'
import type { Footer, PromoSlide } from 'shared-types/contracts/content'
import type * as provider from 'shared-types/contracts/provider/catalog'
import type * as content from 'shared-types/contracts/provider/content'
import type { WireOf } from 'shared-types/wire'
import { json, openProviderDouble } from './provider-double.ts'

const image = {
  file: 'products/dekbedovertrek-wit',
  alt: 'Een wit dekbedovertrek',
  width: 1600,
  height: 1200,
}
const review = { average_score: 4.4, count: 12 }

export const tile = {
  id: 7,
  slug: 'katoenen-dekbedovertrek',
  title: 'Katoenen dekbedovertrek',
  detail: null,
  variant_id: 71,
  variant_chosen: false,
  variant_count: 2,
  configuration: null,
  sku: 'SL-7-71',
  brand: { title: 'Morgendauw', slug: 'morgendauw' },
  main_category: { title: 'Dekbedovertrek', path: 'dekbedovertrek' },
  options: [{ title: '140x200' }, { title: '0x0' }],
  delivery: 'Voor 23:59 besteld, volgende werkdag in huis',
  price: { price: 19.99, price_old: 29.95 },
  price_from: true,
  configurable: false,
  images: [image],
  stock_score: 80,
  available: true,
  overlay: null,
  colors: null,
  cloths: null,
  review,
} satisfies WireOf<typeof provider.ProductTile>

export const product = {
  id: 7,
  slug: tile.slug,
  title: tile.title,
  summary: 'Zacht gewassen katoen.',
  description: Html.parse('<p>Zacht gewassen katoen.</p>'),
  usps: ['100 % katoen'],
  specifications: [{ title: 'Materiaal', value: 'Katoen' }],
  options: [
    {
      title: 'Maat',
      values: [
        { title: '140x200', color: null },
        { title: '240x220', color: null },
      ],
    },
    { title: 'Hoekhoogte', values: [{ title: '0x0', color: null }] },
  ],
  variants: [
    {
      id: 71,
      sku: 'SL-7-71',
      title: '140x200',
      values: ['140x200', '0x0'],
      image: null,
      price: { price: 19.99, price_old: 29.95 },
      stock: 4,
      stock_score: 40,
      available: true,
      delivery: tile.delivery,
      order_before: null,
    },
  ],
  variant_id: 71,
  sku: 'SL-7-71',
  brand: tile.brand,
  manufacturer: null,
  main_category: tile.main_category,
  categories: [tile.main_category],
  breadcrumbs: [tile.main_category],
  delivery: tile.delivery,
  price: { price: 19.99, price_old: 29.95 },
  images: [image],
  stock_score: 80,
  available: true,
  overlay: null,
  family: null,
  review,
  sizes: [],
  custom_fields: [],
  meta_title: 'Katoenen dekbedovertrek | Sluimer',
  meta_description: 'Zacht gewassen katoen, in twee maten.',
} satisfies WireOf<typeof provider.Product>

export const overview = {
  category: {
    id: 3,
    path: 'dekbedovertrek',
    slug: 'dekbedovertrek',
    title: 'Dekbedovertrekken',
    number_of_filters: 3,
    intro: 'Van katoen tot flanel.',
    description: Html.parse(''),
    image: null,
    action_steps: [],
    promotion: null,
    subcategories: [],
    meta_title: 'Dekbedovertrekken | Sluimer',
    listed: true,
    meta_description: 'Van katoen tot flanel.',
  },
  breadcrumbs: [],
  filters: [
    {
      title: 'Maat',
      url_key: 'ae-maat',
      selection_type: 'checkbox',
      is_collapsed: false,
      is_collapsible: true,
      info_text: null,
      nr_of_attributes_selected: 0,
      attributes: [
        {
          title: '240x220',
          raw_url: '240x220',
          url: '/dekbedovertrek/ae-maat/240x220/',
          is_selected: false,
          count: 1,
          color: null,
        },
      ],
    },
  ],
  sort: [{ display_title: 'Aanbevolen', raw_url: 'aanbevolen', url: '/dekbedovertrek/', is_selected: true }],
  products: [tile],
  pagination: {
    total: 1,
    subtotal: 1,
    page: 1,
    page_size: 24,
    page_count: 1,
    page_links: { previous: null, next: null, range: '1-1' },
  },
} satisfies WireOf<typeof provider.CategoryOverview>

export const reviews = {
  summary: review,
  score_counts: [0, 0, 1, 5, 6],
  reviews: [
    {
      id: 1,
      display_name: 'Zoë',
      review_score: 5,
      review_title: 'Heerlijk',
      review_content: 'Slaapt als op een wolk.',
      verified: true,
      created_at: '2026-10-01T08:00:00.000Z',
      answer: { content: 'Wat fijn om te lezen!', created_at: '2026-10-02T08:00:00.000Z' },
    },
  ],
  pagination: { total: 1, page: 1, page_size: 10, page_count: 1 },
} satisfies WireOf<typeof catalog.ProductReviews>

const categoryPath = (
  kind: catalog.CategoryKind,
  path: string,
  title: string,
): WireOf<typeof provider.CategoryPath> => ({
  kind,
  id: 3,
  path,
  slug: path,
  title,
  number_of_filters: 3,
  advice: null,
  advice_path: null,
})

type MenuItem = WireOf<typeof content.MenuItem>

const item = (id: number, title: string, link: string, items: MenuItem[] = []): MenuItem => ({
  id,
  title,
  link,
  slug: title.toLowerCase(),
  homepage: false,
  content: null,
  image: undefined,
  items,
})

const slide: WireOf<typeof PromoSlide> = {
  image,
  image_mobile: image,
  title: 'Nieuwe dekens',
  sub_title: 'Voor koude nachten',
  show_title: true,
  is_light_background: true,
  button_text: 'Profiteer nu',
  link: '/dekbedovertrek/',
}

const categoryContent = (path: string, title: string): WireOf<typeof content.CategoryContent> => ({
  id: 4,
  path,
  title,
  intro: '',
  breadcrumbs: [],
  image: null,
  html: Html.parse('<p>Kom eens liggen.</p>'),
  blocks: [],
  subcategories: [{ title: 'Boxspring kopen', path: 'boxspring/boxspring-kopen', image, text: 'Kies zelf' }],
  listed: true,
  meta_title: `${title} | Sluimer`,
  meta_description: 'Kom eens liggen.',
})

const homepage: WireOf<typeof content.Homepage> = {
  slides: [slide],
  promo: { main: slide, extra: [], code: 'VAKANTIEGELD', ends_at: '2026-12-31T22:59:59.000Z' },
  categories: [{ title: 'Dekbedovertrekken', path: 'dekbedovertrek', image }],
  blocks: [],
  meta_title: 'Sluimer, alles om lekker te slapen',
  meta_description: 'Dekbedden, kussens en meer.',
}

const footer: WireOf<typeof Footer> = {
  shop: {
    name: 'Sluimer',
    legal_name: 'Sluimer B.V.',
    street: 'Kussenlaan 1',
    zipcode: '1234 AB',
    city: 'Utrecht',
    email: 'hallo@sluimer.example',
    phone: '085 - 000 00 00',
    opening_hours: 'ma-vr 9-17',
    coc_number: '00000000',
    vat_number: 'NL000000000B00',
  },
  service_links: [{ title: 'Verzenden', link: '/service/shipping-returns/' }],
  category_links: [{ title: 'Dekbedovertrekken', link: '/dekbedovertrek/' }],
  discover_links: [],
  social_links: [],
  payment_methods: ['iDEAL | Wero'],
  free_shipping_from: 0,
  has_pay_later: true,
  trust_score: { score: 4.3, source: 'Keurmerk' },
  rating: { score: 4.5, count: '55.000+', source: 'Klantbeoordelingen' },
}

const servicePage: WireOf<typeof content.ServicePage> = {
  slug: 'shipping-returns',
  title: 'Verzenden & Retourneren',
  html: Html.parse('<p>Dertig dagen bedenktijd.</p>'),
  meta_title: 'Verzenden & Retourneren | Sluimer',
  meta_description: 'Dertig dagen bedenktijd.',
}

/** The answers of a small shop under `/v1`, by path and, where it matters, by query. */
export const smallShop = (): Record<string, unknown> => ({
  '/v1/content/navigation': {
    main: [item(1, 'Slapen', '/dekbed/', [item(2, 'Dekbedden', '/dekbed/')])],
    extra: [],
  },
  '/v1/content/shop-menu': { items: [item(3, 'Sluimer', '/', [item(5, 'Dekbedden', '/dekbed/')])] },
  '/v1/content/sub-navigation/': { items: [item(4, 'Slapen', '/dekbed/')] },
  '/v1/content/notification': {
    text: 'Actie',
    code: 'VAKANTIEGELD',
    link: null,
    usps: ['Gratis verzending'],
  },
  '/v1/content/footer': footer,
  '/v1/content/homepage': homepage,
  '/v1/content/service-page/shipping-returns': servicePage,
  '/v1/content/category?path=boxspring': categoryContent('boxspring', 'Boxsprings'),
  '/v1/content/category?path=showrooms': categoryContent('showrooms', 'Showrooms'),
  '/v1/catalog/category/path?path=dekbedovertrek': categoryPath(
    'listing',
    'dekbedovertrek',
    'Dekbedovertrekken',
  ),
  '/v1/catalog/category/path?path=dekbedovertrek/ae-maat/240x220': categoryPath(
    'listing',
    'dekbedovertrek',
    'Dekbedovertrekken',
  ),
  '/v1/catalog/category/path?path=boxspring': categoryPath('overview', 'boxspring', 'Boxsprings'),
  '/v1/catalog/category/path?path=showrooms': categoryPath('text', 'showrooms', 'Showrooms'),
  '/v1/catalog/overview/category?path=dekbedovertrek': overview,
  '/v1/catalog/overview/category?path=dekbedovertrek/ae-maat/240x220': overview,
  '/v1/catalog/product/katoenen-dekbedovertrek': product,
  '/v1/catalog/product/7/reviews': reviews,
  '/v1/catalog/suggested-products/7': { products: [tile] },
  '/v1/catalog/similar-products/7': { products: [tile] },
  '/v1/catalog/suggested-products': { products: [tile] },
  '/v1/catalog/products': { products: [tile] },
  '/v1/catalog/featured-products': { products: [tile] },
  '/v1/catalog/redirect/queries': { paths: [] },
  '/v1/catalog/sitemap': {
    categories: [
      { path: 'wonen/vloerkleden', title: 'Vloerkleden', kind: 'listing', image: null, advised: false },
    ],
    products: [
      {
        slug: 'rood-&-wit',
        title: 'Rood & wit',
        updated_at: '2026-11-01T00:00:00.000Z',
        images: [],
        configurable: false,
      },
    ],
    product_pages: 1,
    brands: [],
    services: [{ slug: 'shipping-returns', title: 'Verzenden' }],
    pages: [{ path: 'blog/wol', title: 'Wol', updated_at: '2026-11-01T00:00:00.000Z' }],
  } satisfies WireOf<typeof provider.Sitemap>,
})

const notFound = json({ message: 'We kunnen dit niet vinden.', code: 'not_found' }, 404)

/** A provider double with a small shop, whose answers a test may change or make fail. */
export const openCatalogueDouble = async (port = 0) => {
  const double = await openProviderDouble(port)
  const shop = smallShop()
  double.answer = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    const path = url.searchParams.get('path')
    const found = shop[`${url.pathname}?path=${path}`] ?? shop[url.pathname]
    return (found === undefined ? notFound : json(found))(request, response)
  }
  return Object.assign(double, { shop })
}
