import type {
  Configurator,
  ConfiguratorOption,
  ConfiguratorProperty,
  ConfiguratorStep,
} from 'shared-types/contracts/configurator'
import { picture } from './sample-picture.ts'

/** `article` distinguishes the options of different properties. */
export const option = (
  id: string,
  article: number,
  more: Partial<ConfiguratorOption> = {},
): ConfiguratorOption => ({
  id,
  btnText: id.charAt(0).toUpperCase() + id.slice(1),
  btnSubText: null,
  btnId: `${article}-${id}`,
  label: null,
  extra: 0,
  text: null,
  xpoId: article,
  xpoVarId: article * 100 + id.length,
  code: null,
  image: null,
  ...more,
})

export const property = (
  name: string,
  title: string,
  options: ConfiguratorOption[],
): ConfiguratorProperty => ({ property: name, title, order: 1, options })

export const single = (
  type: ConfiguratorStep['type'],
  name: string,
  title: string,
  options: ConfiguratorOption[],
): ConfiguratorStep => ({
  property: name,
  title,
  order: 1,
  type,
  multiProperties: false,
  properties: [property(name, title, options)],
})

const firmness = (article: number) => [option('zacht', article), option('stevig', article, { extra: 5000 })]

/**
 * A small set: two visible parts, a question without answers, a step with two properties, and a part with one
 * option.
 */
export const configurator: Configurator = {
  slug: 'hotel-boxspring-set',
  isDefaultSet: false,
  name: 'Hotel boxspring set',
  code: 'HTL',
  summary: 'Slapen als in een goed hotel.',
  basePrice: 129500,
  fallbackImage: picture('boxspring/vlak-beige-160', 'Boxspring in beige'),
  defaultConfig: 'boxspring-hotel-160x200-beige-zacht-zacht-eiken',
  category: { id: 2, name: 'Boxsprings' },
  steps: [
    single('buttons', 'dimension', 'Afmeting', [
      option('160x200', 1, { btnText: '160 x 200 cm', code: '160', label: 'Meest gekozen' }),
      option('180x200', 1, { btnText: '180 x 200 cm', code: '180', extra: 16500, text: 'Twee losse boxen.' }),
    ]),
    single('tile', 'upholstery', 'Bekleding', [
      option('beige', 2, { code: 'beige', image: picture('tiles/stof-beige', 'Beige stof') }),
      option('petrol', 2, { code: 'petrol', extra: 8500, image: picture('tiles/stof-petrol', 'Petrol') }),
    ]),
    single('buttons', 'storage', 'Opbergruimte', []),
    {
      property: 'mattress',
      title: 'Matras',
      order: 4,
      type: 'tile',
      multiProperties: true,
      properties: [
        property('mattress-left', 'Linkerkant', firmness(3)),
        property('mattress-right', 'Rechterkant', firmness(4)),
      ],
    },
    single('buttons', 'legs', 'Poten', [option('eiken', 5)]),
  ],
  sku: 'HBS-1',
  title: 'Hotelboxspring Ameland',
  brand: 'Waddenduin',
  mainCategory: 'Boxspring kopen',
  itemId: 7001,
  delivery: 'Binnen 6 weken bezorgd',
  specifications: [{ title: 'Instaphoogte', value: '61 cm' }],
  manufacturer: null,
  stock: 12,
  siblings: [],
}

/** All options with a supplement. */
export const dearest = {
  dimension: '180x200',
  upholstery: 'petrol',
  'mattress-left': 'stevig',
  'mattress-right': 'stevig',
  legs: 'eiken',
}
