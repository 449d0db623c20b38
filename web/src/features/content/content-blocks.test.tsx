import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { homepage } from '../../../test/sample-shop.ts'
import { ContentBlocks } from './content-blocks.tsx'

const [block] = homepage.blocks

it.each([
  ['Lees meer', 'Lees meer'],
  ['', block?.title],
  [null, block?.title],
])('the link of a block with the button text %j says %j', (buttonText, said) => {
  if (!block) throw new Error('the sample shop has no block')
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ContentBlocks blocks={[{ ...block, link: '/dekbed/', buttonText }]} />
    </StaticRouter>,
  )
  expect(/<a [^>]*>(.*?)<\/a>/.exec(html)?.[1]).toBe(said)
})
