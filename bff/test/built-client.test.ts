import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const root = resolve(import.meta.dirname, '../..')
const client = resolve(root, 'web/dist/client')
const files = globSync('**/*', { cwd: client, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => resolve(parentPath, name))
const texts = files.filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file))

/** What the files of the client contain of these texts. */
const found = (forbidden: string[]) =>
  texts.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return forbidden.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`)
  })

const settings = [...readFileSync(resolve(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
)

test('the built client has no source maps', () => {
  expect(texts.length).toBeGreaterThan(50)
  expect(files.filter((file) => /\.map(\.br|\.gz)?$/.test(file))).toEqual([])
  expect(found(['sourceMappingURL', 'sourcesContent'])).toEqual([])
})

test('the built client contains no setting of the servers and no default secret', () => {
  // A name of one word, such as PORT, may be something else.
  const names = settings.map(({ name }) => name).filter((name) => name.includes('_'))
  const defaults = settings.flatMap(({ name, value }) =>
    /SECRET|PASSWORD|KEY|SERVICE_EMAIL/.test(name) && value ? [value] : [],
  )
  const declared = ['bff/src/config.ts', 'shop-api/src/config.ts', 'shared-types/src/servers/settings.ts']
  const inCode = declared.flatMap((file) =>
    Array.from(
      readFileSync(resolve(root, file), 'utf8').matchAll(/'(development-[^']+)'/g),
      ([, value = '']) => value,
    ),
  )
  expect([names.length > 30, defaults.length > 4, inCode.length]).toEqual([true, true, 4])
  expect(found([...names, ...defaults, ...inCode, readConfig({}).shopApiUrl.host])).toEqual([])
})
