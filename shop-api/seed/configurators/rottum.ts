import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { toCents } from 'shared-types/money'
import { picture } from '../pictures.ts'
import { dimension, headboard, legs, lighting, oneMattress, storage, topper, upholstery } from './parts.ts'
import { ask, inOrder } from './questions.ts'

export const rottum: Configurator = {
  name: 'Compacte boxspring Rottum',
  code: 'ROT',
  basePrice: toCents(845),
  fallbackImage: picture('boxspring/samen/rottum'),
  defaultConfig: 'boxspring-rottum-140x200-vlak-beige-medium-koudschuim-eiken-geen',
  category: { id: 3, name: 'Compacte boxsprings' },
  steps: inOrder([
    ask(
      'buttons',
      dimension([
        ['140x200', 0],
        ['140x210', 60],
        ['140x220', 95],
      ]),
    ),
    ask(
      'tile',
      headboard([
        ['vlak', 0],
        ['verticaal', 75],
      ]),
    ),
    ask('tile', upholstery),
    ask('tile', oneMattress),
    ask('tile', topper),
    ask('tile', legs),
    // This bed is too low for drawers, so the question has no answers.
    ask('buttons', { ...storage, answers: [] }),
    ask('buttons', lighting),
  ]),
}
