import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { toCents } from 'shared-types/money'
import { picture } from '../pictures.ts'
import { dimension, headboard, legs, lighting, mattressSides, topper, upholstery } from './parts.ts'
import { ask, askTogether, inOrder, type Question } from './questions.ts'

const storage: Question = {
  property: 'storage',
  title: 'Opbergruimte',
  article: 5610,
  answers: [
    {
      id: 'voeteneind',
      code: 'voeteneind',
      text: 'Opent aan het voeteneind',
      below: 'Binnenhoogte 24 cm',
      hint: 'Voor een bed dat met de zijkant tegen een muur of kast staat.',
    },
    {
      id: 'zijkant',
      code: 'zijkant',
      text: 'Opent aan de zijkanten',
      below: 'Binnenhoogte 24 cm',
      extra: 75,
      hint: 'Elke helft apart, zodat de ander kan blijven liggen.',
    },
    {
      id: 'vakverdeling',
      code: 'vakverdeling',
      text: 'Zijkanten, met vakverdeling',
      below: 'Zes vakken van eiken',
      extra: 160,
      hint: 'Schuifbare schotten houden dekbedden en kussens uit elkaar.',
    },
  ],
}

export const ameland: Configurator = {
  name: 'Opbergboxspring Ameland',
  code: 'AML',
  basePrice: toCents(1695),
  fallbackImage: picture('boxspring/samen/ameland'),
  defaultConfig: 'boxspring-ameland-160x200-voeteneind-vlak-taupe-medium-medium-koudschuim-eiken-geen',
  category: { id: 2, name: 'Boxsprings' },
  steps: inOrder([
    ask(
      'buttons',
      dimension(
        [
          ['140x200', 0],
          ['160x200', 0],
          ['180x200', 165],
          ['180x210', 230],
        ],
        '180x200',
      ),
    ),
    ask('buttons', storage),
    ask(
      'tile',
      headboard([
        ['vlak', 0],
        ['verticaal', 95],
        ['gecapitonneerd', 145],
      ]),
    ),
    ask('tile', upholstery),
    askTogether('tile', { property: 'mattress', title: 'Hardheid van het matras' }, mattressSides),
    ask('tile', topper),
    ask('tile', legs),
    ask('buttons', lighting),
  ]),
}
