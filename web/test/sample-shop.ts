import { Html } from 'shared-types/html/html'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import type { CategoryContent, Homepage, ServicePage } from 'shared-types/contracts/content'
import { listing, product, productTiles, reviews } from './sample-catalog.ts'
import { configurator } from './sample-configurator.ts'
import { picture } from './sample-picture.ts'
import { footer, menuPanels, shell } from './sample-shell.ts'

// A small fictional shop, in the form of the answers of the bff.

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
    code: 'VAKANTIEGELD',
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
      description: Html.parse(
        '<p>Wij kiezen weefsels die na honderd wasbeurten mooier zijn dan op de eerste dag.</p>',
      ),
      link: '/service/klantenservice-contact/',
      buttonText: 'Lees meer',
    },
  ],
  meta: {
    title: 'Sluimer | Alles voor een goede nacht',
    description: 'Dekbedovertrekken, dekbedden, kussens en meer.',
  },
}

const servicePage: ServicePage = {
  slug: 'shipping-returns',
  title: 'Verzenden & retourneren',
  html: Html.parse(
    '<h2>Verzenden</h2><p>Wij verzenden gratis. Zie <a href="/service/orderandpayment/">bestellen &amp; betalen</a>.</p>',
  ),
  meta: { title: 'Verzenden & retourneren | Sluimer', description: 'Gratis verzenden.' },
}

const overview: CategoryContent = {
  id: 60,
  path: 'boxspring',
  title: 'Boxsprings',
  intro: 'Begin hier, en neem de tijd.',
  breadcrumbs: [{ title: 'Boxsprings', path: 'boxspring' }],
  image: picture('category/boxsprings', 'Boxsprings', 1600, 500),
  html: Html.parse('<p>Een boxspring is een bed met een verende onderbak.</p>'),
  blocks: [],
  subcategories: [
    {
      title: 'Boxspring kopen',
      path: 'boxspring/boxspring-kopen',
      image: picture('category/boxsprings', 'Boxsprings', 1600, 500),
      text: 'Kies je stof en maat.',
    },
  ],
  meta: { title: 'Boxsprings | Sluimer', description: 'Boxsprings op maat.', noIndex: false },
}

const route = (kind: CategoryRoute['kind'], id: number, path: string, title: string): CategoryRoute => ({
  kind,
  id,
  path,
  title,
  numberOfFilters: 3,
  advice: null,
  advicePath: null,
})

/** All answers of the bff by `/api` address; null for those that do not exist. */
export const answers: Record<string, unknown> = {
  [apiPaths.configurator(configurator.slug)]: configurator,
  [apiPaths.shell]: shell,
  [apiPaths.footer]: footer,
  [apiPaths.menuPanels]: menuPanels,
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
