import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forbiddenImports, importsOf, sources } from './sources.ts'

const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1]

describe('inside web', () => {
  it.each(['ui', 'forms'])('%s imports no contract or form of the shop', (name) => {
    expect(forbiddenImports(`web/src/${name}/`, /^shared-types\/(contracts|forms)\//)).toEqual([])
  })
  it('only useRead calls useSWR: SWR does not rerender for an answer that a component passes on unread', () => {
    const ofSwr = /\buseSWR\b|import \w+[^\n]* from 'swr'|'swr\//
    const callers = sources.filter(
      (file) => file.startsWith('web/') && ofSwr.test(readFileSync(file, 'utf8')),
    )
    expect(callers).toEqual(['web/src/api/use-read.ts'])
  })
  it('the breakpoints of styles and scripts are one list, in em: they follow the size of the letters', () => {
    const breakpoints = ['20', '21.25', '22.5', '30', '31.25', '37.5', '40', '48', '62', '75', '84']
    const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
      .map((file) => `web/src/${file}`)
    const queries = [...files, 'web/vite.config.ts'].flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /\((?:width|height)\s?[<>]=?\s?([\d.]+[a-z]+)|\(([\d.]+[a-z]+)\s?<=?\s?(?:width|height)|\((?:min|max)-(?:width|height):[^)]*/g,
        ),
        ([query, from, below]) => ({ file, at: (from ?? below ?? query).replace(/(?<=\d)em$/, '') }),
      ),
    )
    expect(queries.length).toBeGreaterThan(150)
    expect(queries.filter(({ at }) => !breakpoints.includes(at))).toEqual([])
    expect(breakpoints.filter((point) => !queries.some(({ at }) => at === point))).toEqual([])
  })
  it('every declared event is sent somewhere', () => {
    const shapes = readFileSync('web/src/analytics/events.ts', 'utf8').matchAll(/event: ('[^;}]+)/g)
    const declared = Array.from(shapes, ([, names = '']) => names.match(/(?<=')[a-z_]+(?=')/g) ?? []).flat()
    const senders = sources.filter(
      (file) => file.startsWith('web/src/') && !/analytics\/(events|ga4)\.ts$/.test(file),
    )
    const code = senders.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(declared.length).toBeGreaterThan(25)
    expect(declared.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })
  it('a feature does not import another feature', () => {
    const crossing = importsOf('web/src/features/').filter(
      ({ from, to }) => feature(to) !== undefined && feature(to) !== feature(from),
    )
    expect(crossing).toEqual([])
  })
})

describe('back-office', () => {
  it('a number column has no field inside, which React Admin would ignore: amounts would be in cents', () => {
    const wrapping = sources.filter(
      (file) =>
        file.startsWith('back-office/src/') && readFileSync(file, 'utf8').includes('</DataTable.NumberCol>'),
    )
    expect(wrapping).toEqual([])
  })
})

describe('forms', () => {
  const web = sources.filter((file) => file.startsWith('web/src/'))
  const filesWith = (pattern: RegExp) => web.filter((file) => pattern.test(readFileSync(file, 'utf8')))

  it('use the one hook that shows and focuses errors', () => {
    // The order form of the chat is part of a conversation, which shows its own errors.
    const own = filesWith(/\buseForm[<(]/)
    expect(own.toSorted()).toEqual(['web/src/features/chat/chat-order.tsx', 'web/src/forms/use-shop-form.ts'])
  })
  it('never put what was typed in the URL, except a choice or a search', () => {
    // Their fields have no names, or choose what is shown.
    const ofGet = [
      'catalog/filters/price-filter',
      'catalog/reviews/reviews',
      'search/search-box',
      'advice/wizard',
    ]
    expect(filesWith(/<form\b(?!\s+method="post")/).toSorted()).toEqual(
      ofGet.map((name) => `web/src/features/${name}.tsx`).toSorted(),
    )
  })
  it('of the shared component end with the shared submit button, which waits until they can be sent', () => {
    expect(filesWith(/<ShopForm\b(?!<)(?![^]*<Submit\b)/)).toEqual([])
  })
  it('are filled in for the shopper by the one helper that validates the field again', () => {
    expect(filesWith(/\.setValue\(/)).toEqual(['web/src/forms/fill-in.ts'])
  })
  it('are sent to the provider with the field names of the browser for its errors', () => {
    const routes = sources.filter((file) => /^bff\/src\/routes\/.*\.ts$/.test(file))
    const unnamed = routes.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const imported = [...text.matchAll(/import \{([^}]*)\} from 'shared-types\/forms\//g)]
      const forms = imported
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter(Boolean)
      // `forwardForm` requires the names, `forwardUnlessBot` equal ones.
      const own = text.split(/(?=\bapp\.\w+\()/).filter((route) => !/forward(Form|UnlessBot)\(/.test(route))
      return forms
        .filter((form) => own.some((route) => route.includes(`body: ${form}`)))
        .filter((form) => !text.includes(`refusedAs<${form},`))
        .map((form) => `${file}: ${form}`)
    })
    expect(routes.length).toBeGreaterThan(10)
    expect(unnamed).toEqual([])
  })
})
