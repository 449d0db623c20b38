import { basicColours, type BasicColour } from '../colours.ts'
import { picture } from '../pictures.ts'
import { filterLink } from './links.ts'
import { numberItems, type MenuPlan } from './menu-item.ts'

const sizes = (path: string, ...values: string[]): MenuPlan[] =>
  values.map((size) => ({
    title: `${size} cm`,
    link: filterLink(path, ['ae-maat', size]),
  }))

const filtered = (path: string, code: string, values: Record<string, string>): MenuPlan[] =>
  Object.entries(values).map(([title, value]) => ({ title, link: filterLink(path, [code, value]) }))

const duvetCoverColours: BasicColour[] = [
  'wit',
  'ecru',
  'zand',
  'taupe',
  'grijs',
  'antraciet',
  'blauw',
  'petrol',
  'groen',
  'terra',
  'rood',
  'roze',
  'geel',
  'multicolor',
]

/** The sample of 'Multicolor' has several colours. */
const samplesOf = (slug: BasicColour): string =>
  (slug === 'multicolor' ? (['terra', 'geel', 'groen', 'blauw', 'roze'] as const) : [slug])
    .map((colour) => `<span style="background-color:${basicColours[colour].hex}"></span>`)
    .join('')

const colourList = (path: string, colours: BasicColour[]): string =>
  `<ul>${colours
    .map(
      (slug) =>
        `<li><a href="${filterLink(path, ['ae-kleur', slug])}">${samplesOf(slug)}${basicColours[slug].title}</a></li>`,
    )
    .join('')}</ul>`

/** The colour menu: simple HTML, as an editor would write it, with a sample of each colour. */
const colourMenu = (path: string, colours: BasicColour[]): MenuPlan => ({
  title: 'Kleur',
  link: `/${path}/`,
  content: colourList(path, colours),
})

/**
 * When there are more than ten items, the shop shows the first nine (spec §9). Badtextiel is in the panel of
 * wonen, outlet in that of acties.
 */
const main: MenuPlan[] = [
  {
    title: 'Dekbedovertrekken',
    link: '/dekbedovertrek/',
    items: [
      { title: 'Alle dekbedovertrekken', link: '/dekbedovertrek/' },
      { title: 'Katoen', link: '/dekbedovertrek/ae-materiaal/katoen/' },
      { title: 'Katoensatijn', link: '/dekbedovertrek/ae-materiaal/katoensatijn/' },
      { title: 'Flanel', link: '/dekbedovertrek/ae-materiaal/flanel/' },
    ],
  },
  {
    title: 'Dekbedden',
    link: '/dekbed/',
    items: [
      { title: 'Alle dekbedden', link: '/dekbed/' },
      { title: 'Dons', link: '/dekbed/ae-vulling/dons/' },
      { title: 'Wol', link: '/dekbed/ae-vulling/wol/' },
    ],
  },
  {
    title: 'Hoeslakens',
    link: '/hoeslaken/',
    items: [
      { title: 'Alle hoeslakens', link: '/hoeslaken/' },
      { title: 'Lakens', link: '/laken/' },
      { title: 'Kussenslopen', link: '/kussensloop/' },
      { title: 'Moltons', link: '/molton/' },
    ],
  },
  {
    title: 'Hoofdkussens',
    link: '/hoofdkussen/hoofdkussens/',
    items: [
      { title: 'Alle hoofdkussens', link: '/hoofdkussen/hoofdkussens/' },
      { title: 'Kussenslopen', link: '/kussensloop/' },
      { title: 'Kussen kiezen', link: '/hoofdkussen/' },
    ],
  },
  {
    title: 'Boxsprings',
    link: '/boxspring/',
    items: [
      { title: 'Boxspring samenstellen', link: '/configurator/boxsprings/hotel-boxspring-set/step-1/' },
      { title: 'Boxspring kopen', link: '/boxspring/boxspring-kopen/' },
      { title: 'Hotelboxsprings', link: '/boxspring/hotelboxsprings/' },
      { title: 'Moderne boxsprings', link: '/boxspring/moderne-boxsprings/' },
    ],
  },
  {
    title: 'Matrassen',
    link: '/matrassen/',
    items: [
      { title: 'Alle matrassen', link: '/matrassen/' },
      { title: 'Toppers', link: '/toppers/' },
      { title: 'Split toppers', link: '/toppers/ae-vorm/split/' },
    ],
  },
  {
    title: 'Wonen',
    link: '/wonen/',
    items: [
      { title: 'Vloerkleden', link: '/wonen/vloerkleden/' },
      { title: 'Gordijnen', link: '/wonen/gordijnen/' },
      { title: 'Sierkussens', link: '/wonen/sierkussens/' },
      { title: 'Plaids', link: '/wonen/plaids/' },
      { title: 'Bedspreien', link: '/wonen/spreien/' },
      { title: 'Badtextiel', link: '/wonen/badtextiel/' },
      { title: 'Badmatten', link: '/wonen/badmatten/' },
      { title: 'Theedoeken', link: '/wonen/theedoeken/' },
    ],
  },
  { title: 'Kids', link: '/kids/', items: [{ title: 'Alles voor kids', link: '/kids/' }] },
  {
    title: 'Acties',
    link: '/acties/',
    items: [
      { title: 'Dekbedovertrekken', link: '/acties/dekbedovertrekken-in-de-aanbieding/' },
      { title: 'Boxspringweken', link: '/acties/boxspring-weken/' },
      { title: 'Alles € 9,99', link: '/alles-999-op-op/' },
      { title: 'Outlet', link: '/outlet-overzicht/outlet/' },
    ],
  },
  {
    title: 'Badtextiel',
    link: '/wonen/badtextiel/',
    items: [
      { title: 'Al het badtextiel', link: '/wonen/badtextiel/' },
      { title: 'Badjassen', link: '/badtextiel/badjassen/' },
      { title: 'Strandlakens', link: '/badtextiel/strandlakens/' },
      { title: 'Badmatten', link: '/wonen/badmatten/' },
    ],
  },
  {
    title: 'Outlet',
    link: '/outlet-overzicht/',
    items: [
      { title: 'Hele outlet', link: '/outlet-overzicht/outlet/' },
      { title: 'Laatste stuks', link: '/outlet-overzicht/laatste-stuks/' },
    ],
  },
]

const extra: MenuPlan[] = [
  { title: 'Klantenservice', link: '/service/klantenservice-contact/' },
  { title: 'Verzenden & Retourneren', link: '/service/shipping-returns/' },
  { title: 'Bestellen & Betalen', link: '/service/orderandpayment/' },
  { title: 'Pakketchecker', link: '/service/pakketchecker/' },
  { title: 'Showrooms', link: '/showrooms/' },
]

const department = (...paths: string[]): MenuPlan[] =>
  paths.map((path) => ({ title: path, link: `/${path}/` }))

/** The items of a tab are the categories of its department, in which it is the current one. */
const tabs: MenuPlan[] = [
  {
    title: 'Slapen',
    link: '/slapen/',
    items: department(
      'dekbedovertrek',
      'dekbed',
      'hoeslaken',
      'laken',
      'kussensloop',
      'hoofdkussen',
      'boxspring',
      'matrassen',
      'toppers',
      'molton',
      'hotel-linnen',
      'gratis-dekbed',
    ),
  },
  {
    title: 'Wonen',
    link: '/wonen/',
    items: department('badtextiel', 'sierkussens', 'accessoires', 'klamboes', 'gadgets'),
  },
  { title: 'Kids', link: '/kids/' },
  { title: 'Zakelijk', link: '/strictly-business/' },
]

const panels: MenuPlan[] = [
  {
    title: 'Dekbedovertrekken',
    link: '/dekbedovertrek/',
    image: picture('category/dekbedovertrekken'),
    items: [
      {
        title: 'Maat',
        link: '/dekbedovertrek/',
        items: sizes('dekbedovertrek', '140x220', '200x220', '240x220', '260x220'),
      },
      {
        title: 'Materiaal',
        link: '/dekbedovertrek/',
        items: filtered('dekbedovertrek', 'ae-materiaal', {
          Katoen: 'katoen',
          Katoensatijn: 'katoensatijn',
          Percal: 'percal',
          Flanel: 'flanel',
          Halflinnen: 'halflinnen',
        }),
      },
      {
        title: 'Dessin',
        link: '/dekbedovertrek/',
        items: filtered('dekbedovertrek', 'ae-dessin', {
          Effen: 'effen',
          Strepen: 'strepen',
          Ruiten: 'ruiten',
          'Bloemen en bladeren': 'bloemen-en-bladeren',
          Grafisch: 'grafisch',
        }),
      },
      colourMenu('dekbedovertrek', duvetCoverColours),
    ],
  },
  {
    title: 'Dekbedden',
    link: '/dekbed/',
    image: picture('category/dekbedden'),
    items: [
      { title: 'Maat', link: '/dekbed/', items: sizes('dekbed', '140x220', '200x220', '240x220') },
      {
        title: 'Vulling',
        link: '/dekbed/',
        items: filtered('dekbed', 'ae-vulling', { Dons: 'dons', Wol: 'wol', Vezel: 'vezel' }),
      },
      {
        title: 'Warmte',
        link: '/dekbed/',
        items: filtered('dekbed', 'ae-warmteklasse', {
          Vierseizoenen: 'vierseizoenen',
          'Klasse 1, extra warm': 'klasse-1-extra-warm',
          'Klasse 3, gemiddeld': 'klasse-3-gemiddeld',
          'Klasse 4, licht': 'klasse-4-licht',
        }),
      },
    ],
  },
  {
    title: 'Hoeslakens',
    link: '/hoeslaken/',
    image: picture('category/hoeslakens'),
    items: [
      {
        title: 'Maat',
        link: '/hoeslaken/',
        items: sizes('hoeslaken', '90x200', '140x200', '160x200', '180x200'),
      },
      {
        title: 'Materiaal',
        link: '/hoeslaken/',
        items: filtered('hoeslaken', 'ae-materiaal', {
          Jersey: 'jersey',
          Percal: 'percal',
          Katoensatijn: 'katoensatijn',
        }),
      },
      {
        title: 'Ook voor je bed',
        link: '/laken/',
        items: [
          { title: 'Lakens', link: '/laken/' },
          { title: 'Kussenslopen', link: '/kussensloop/' },
          { title: 'Moltons', link: '/molton/' },
        ],
      },
      colourMenu('hoeslaken', [
        'wit',
        'ecru',
        'zand',
        'grijs',
        'antraciet',
        'blauw',
        'groen',
        'terra',
        'roze',
      ]),
    ],
  },
  {
    title: 'Hoofdkussens',
    link: '/hoofdkussen/hoofdkussens/',
    image: picture('category/hoofdkussens'),
    items: [
      {
        title: 'Slaaphouding',
        link: '/hoofdkussen/hoofdkussens/',
        items: filtered('hoofdkussen/hoofdkussens', 'ae-slaaphouding', {
          Zijslaper: 'zijslaper',
          Rugslaper: 'rugslaper',
          Buikslaper: 'buikslaper',
        }),
      },
      {
        title: 'Vulling',
        link: '/hoofdkussen/hoofdkussens/',
        items: filtered('hoofdkussen/hoofdkussens', 'ae-vulling', {
          Dons: 'dons',
          Vezel: 'vezel',
          Traagschuim: 'traagschuim',
        }),
      },
      {
        title: 'Hulp bij kiezen',
        link: '/hoofdkussen/',
        items: [
          { title: 'Kussenwijzer', link: '/hoofdkussen/' },
          { title: 'Kussenslopen', link: '/kussensloop/' },
        ],
      },
    ],
  },
  {
    title: 'Boxsprings',
    link: '/boxspring/',
    image: picture('category/boxsprings'),
    items: [
      {
        title: 'Boxsprings',
        link: '/boxspring/',
        items: [
          { title: 'Alle boxsprings', link: '/boxspring/boxspring-kopen/' },
          { title: 'Hotelboxsprings', link: '/boxspring/hotelboxsprings/' },
          { title: 'Moderne boxsprings', link: '/boxspring/moderne-boxsprings/' },
          { title: 'Met gratis dekbed', link: '/gratis-dekbed/' },
        ],
      },
      {
        title: 'Maat',
        link: '/boxspring/boxspring-kopen/',
        items: sizes('boxspring/boxspring-kopen', '140x200', '160x200', '180x200'),
      },
      {
        title: 'Zelf samenstellen',
        link: '/configurator/boxsprings/hotel-boxspring-set/step-1/',
        items: [
          { title: 'Hotel boxspring set', link: '/configurator/boxsprings/hotel-boxspring-set/step-1/' },
          { title: 'Met opbergruimte', link: '/configurator/boxsprings/opbergboxspring-ameland/step-1/' },
          {
            title: 'Elektrisch verstelbaar',
            link: '/configurator/boxsprings/elektrische-boxspring-schiermonnikoog/step-1/',
          },
          { title: 'Compact, 140 cm', link: '/configurator/boxsprings/compacte-boxspring-rottum/step-1/' },
        ],
      },
      { title: 'Proefliggen', link: '/showrooms/', items: [{ title: 'Onze showroom', link: '/showrooms/' }] },
    ],
  },
  {
    title: 'Matrassen',
    link: '/matrassen/',
    image: picture('category/matrassen'),
    items: [
      {
        title: 'Maat',
        link: '/matrassen/',
        items: sizes('matrassen', '90x200', '140x200', '160x200', '180x200'),
      },
      {
        title: 'Hardheid',
        link: '/matrassen/',
        items: filtered('matrassen', 'ae-hardheid', { Zacht: 'zacht', Medium: 'medium', Stevig: 'stevig' }),
      },
      {
        title: 'Toppers',
        link: '/toppers/',
        items: [
          { title: 'Alle toppers', link: '/toppers/' },
          ...filtered('toppers', 'ae-materiaal', {
            Koudschuim: 'koudschuim',
            Traagschuim: 'traagschuim',
            Latex: 'latex',
          }),
          { title: 'Split toppers', link: '/toppers/ae-vorm/split/' },
        ],
      },
    ],
  },
  {
    title: 'Wonen',
    link: '/wonen/',
    image: picture('category/wonen'),
    items: [
      {
        title: 'Woontextiel',
        link: '/wonen/',
        items: [
          { title: 'Vloerkleden', link: '/wonen/vloerkleden/' },
          { title: 'Gordijnen', link: '/wonen/gordijnen/' },
          { title: 'Sierkussens', link: '/wonen/sierkussens/' },
          { title: 'Plaids', link: '/wonen/plaids/' },
          { title: 'Theedoeken', link: '/wonen/theedoeken/' },
        ],
      },
      {
        title: 'Badkamer',
        link: '/wonen/badtextiel/',
        items: [
          { title: 'Badtextiel', link: '/wonen/badtextiel/' },
          { title: 'Badjassen', link: '/badtextiel/badjassen/' },
          { title: 'Strandlakens', link: '/badtextiel/strandlakens/' },
          { title: 'Handdoeken en badlakens', link: '/badtextiel/' },
          { title: 'Badmatten', link: '/wonen/badmatten/' },
          { title: 'Hotel-linnen', link: '/hotel-linnen/' },
        ],
      },
      {
        title: 'Slaapkamer',
        link: '/accessoires/',
        items: [
          { title: 'Bedspreien', link: '/wonen/spreien/' },
          { title: 'Klamboes', link: '/klamboes/' },
          { title: 'Accessoires', link: '/accessoires/' },
          { title: 'Slaapgadgets', link: '/gadgets/' },
        ],
      },
    ],
  },
  {
    title: 'Kids',
    link: '/kids/',
    image: picture('category/kids'),
    items: [
      {
        title: 'Maat',
        link: '/kids/',
        items: sizes('kids', '100x135', '120x150', '140x220'),
      },
      {
        title: 'Kinderkamer',
        link: '/kids/',
        items: [
          { title: 'Kinderdekbedovertrekken', link: '/kids/ae-dessin/kids/' },
          { title: 'Kussens en dekbedden', link: '/kids/ae-vulling/vezel/' },
        ],
      },
    ],
  },
  {
    title: 'Acties',
    link: '/acties/',
    image: picture('category/vakantiegeld'),
    items: [
      {
        title: 'Nu in de aanbieding',
        link: '/acties/',
        items: [
          { title: 'Dekbedovertrekken', link: '/acties/dekbedovertrekken-in-de-aanbieding/' },
          { title: 'Hoeslakens', link: '/acties/hoeslaken-voordeel/' },
          { title: 'Boxspringweken', link: '/acties/boxspring-weken/' },
          { title: 'Badtextiel', link: '/acties/badtextiel-voordeel/' },
          { title: 'Vakantiegeld-deals', link: '/acties/vakantiegeld/' },
        ],
      },
      {
        title: 'Op = op',
        link: '/outlet-overzicht/',
        items: [
          { title: 'Outlet', link: '/outlet-overzicht/outlet/' },
          { title: 'Laatste stuks', link: '/outlet-overzicht/laatste-stuks/' },
          { title: 'Alles € 9,99', link: '/alles-999-op-op/' },
          { title: 'Gratis dekbed', link: '/gratis-dekbed/' },
        ],
      },
      {
        title: 'Vers',
        link: '/acties/nieuw-binnen/',
        items: [{ title: 'Nieuw binnen', link: '/acties/nieuw-binnen/' }],
      },
    ],
  },
  {
    title: 'Badtextiel',
    link: '/wonen/badtextiel/',
    image: picture('category/badtextiel'),
    items: [
      {
        title: 'Badkamer',
        link: '/wonen/badtextiel/',
        items: [
          { title: 'Handdoeken en badlakens', link: '/badtextiel/' },
          { title: 'Badjassen', link: '/badtextiel/badjassen/' },
          { title: 'Strandlakens', link: '/badtextiel/strandlakens/' },
          { title: 'Badmatten', link: '/wonen/badmatten/' },
          { title: 'Hotelkwaliteit', link: '/hotel-linnen/' },
        ],
      },
      colourMenu('wonen/badtextiel', [
        'wit',
        'zand',
        'taupe',
        'grijs',
        'antraciet',
        'blauw',
        'groen',
        'terra',
        'roze',
      ]),
    ],
  },
]

export const menuBeside = numberItems(extra, 101)
export const navigation = { main: numberItems(main, 1), extra: menuBeside }
export const shopMenu = { items: numberItems(tabs, 201) }
export const subNavigation = { items: numberItems(panels, 301) }
