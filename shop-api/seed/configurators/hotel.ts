import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { toCents } from 'shared-types/money'
import { picture } from '../pictures.ts'
import { dimension, headboard, legs, lighting, mattressSides, storage, topper, upholstery } from './parts.ts'
import { ask, askTogether, inOrder } from './questions.ts'

export const hotel: Configurator = {
  name: 'Hotel boxspring set',
  code: 'HBS',
  basePrice: toCents(1495),
  fallbackImage: picture('boxspring/samen/hotel'),
  defaultConfig: 'boxspring-hotel-160x200-gecapitonneerd-lichtgrijs-medium-medium-koudschuim-eiken-geen-geen',
  category: { id: 2, name: 'Boxsprings' },
  steps: inOrder([
    ask(
      'buttons',
      dimension(
        [
          ['140x200', 0],
          ['140x210', 60],
          ['160x200', 0],
          ['160x210', 60],
          ['180x200', 150],
          ['180x210', 210],
          ['180x220', 270],
        ],
        '180x200',
      ),
    ),
    ask(
      'tile',
      headboard([
        ['gecapitonneerd', 0],
        ['verticaal', 0],
        ['vlak', 0],
      ]),
    ),
    ask('tile', upholstery),
    askTogether('tile', { property: 'mattress', title: 'Hardheid van het matras' }, mattressSides),
    ask('tile', topper),
    ask('tile', legs),
    ask('buttons', storage),
    ask('buttons', lighting),
  ]),
}
