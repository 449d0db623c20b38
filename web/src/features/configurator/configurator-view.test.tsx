import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { configurator } from '../../../test/sample-configurator.ts'
import { ConfiguratorView } from './configurator-view.tsx'

const viewOf = (stock: number) =>
  renderToString(
    <MemoryRouter>
      <ConfiguratorView
        configurator={{ ...configurator, stock }}
        isReplacement={false}
        urlState={{ step: 1, options: '', line: 0 }}
        onAdd={() => Promise.resolve()}
        help={null}
      />
    </MemoryRouter>,
  )

it('a set that is out of stock has a message before the first choice', () => {
  expect(viewOf(0)).toContain('Tijdelijk niet leverbaar')
  expect(viewOf(0)).not.toContain(configurator.delivery)
  expect(viewOf(3)).toContain(configurator.delivery)
  expect(viewOf(3)).not.toContain('Tijdelijk niet leverbaar')
})
