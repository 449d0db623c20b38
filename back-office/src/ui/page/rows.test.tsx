import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rows } from './rows.tsx'

it('a table aligns its numbers and amounts to the right, below their heads', () => {
  const html = renderToStaticMarkup(
    <Rows
      head={['Wat', 'Aantal', 'Tarief', 'Bedrag']}
      rows={[
        ['Facturen', 12, '21%', '€ 41,90'],
        ['Verzending', '', '', 'Gratis'],
      ]}
    />,
  )
  const cells = [...html.matchAll(/<t[hd] class="([^"]*)"[^>]*>([^<]*)/g)]
  const alignedRight = cells.filter(([, names]) => names?.includes('alignRight')).map(([, , text]) => text)
  expect(alignedRight).toEqual(['Aantal', 'Tarief', 'Bedrag', '12', '21%', '€ 41,90', '', '', 'Gratis'])
})
