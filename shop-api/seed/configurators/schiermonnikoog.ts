import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { toCents } from 'shared-types/money'
import { picture } from '../pictures.ts'
import { dimension, headboard, legs, lighting, mattressSides, storage, topper, upholstery } from './parts.ts'
import { ask, askTogether, inOrder, type Question } from './questions.ts'

const motor: Question = {
  property: 'motor',
  title: 'Verstelling',
  article: 5800,
  answers: [
    {
      id: 'tweemotoren',
      code: 'tweemotoren',
      text: 'Twee motoren per kant',
      below: 'Rug en benen',
      hint: 'Met een afstandsbediening aan een snoer, en een noodstand op een batterij.',
    },
    {
      id: 'draadloos',
      code: 'draadloos',
      text: 'Twee motoren, draadloos',
      below: 'Met geheugenstand',
      extra: 90,
      hint: 'Twee eigen standen om te bewaren, en een lampje onder het bed.',
    },
    {
      id: 'viermotoren',
      code: 'viermotoren',
      text: 'Vier motoren, draadloos',
      below: 'Ook hoofd en voeten',
      extra: 395,
      hint: 'Nek en voeten zijn los te verstellen: fijn voor wie in bed leest.',
    },
  ],
}

/** An adjustable base leaves no room for a chest. */
const drawersOnly: Question = {
  ...storage,
  answers: storage.answers.filter(({ id }) => id !== 'kist'),
}

export const schiermonnikoog: Configurator = {
  name: 'Elektrische boxspring Schiermonnikoog',
  code: 'SMO',
  basePrice: toCents(2295),
  fallbackImage: picture('boxspring/samen/schiermonnikoog'),
  defaultConfig:
    'boxspring-schiermonnikoog-180x200-tweemotoren-verticaal-antraciet-medium-medium-koudschuim-zwartblok-geen-geen',
  category: { id: 2, name: 'Boxsprings' },
  steps: inOrder([
    ask(
      'buttons',
      dimension(
        [
          ['160x200', 0],
          ['180x200', 0],
          ['180x210', 70],
          ['180x220', 130],
        ],
        '180x200',
      ),
    ),
    ask('buttons', motor),
    ask(
      'tile',
      headboard([
        ['verticaal', 0],
        ['vlak', 0],
        ['gecapitonneerd', 95],
      ]),
    ),
    ask('tile', upholstery),
    askTogether('tile', { property: 'mattress', title: 'Hardheid van het matras' }, mattressSides),
    ask('tile', topper),
    ask('tile', legs),
    ask('buttons', drawersOnly),
    ask('buttons', lighting),
  ]),
}
