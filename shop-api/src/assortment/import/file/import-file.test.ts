import { monitorEventLoopDelay } from 'node:perf_hooks'
import { deflateRawSync } from 'node:zlib'
import { unzipSync, zipSync, type Zippable } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../../test/articles.ts'
import { importsUnderTest } from '../../../../test/imports-under-test.ts'

const { upload, check, articleOf, world } = importsUnderTest()

const answerOn = async (file: Buffer) => {
  const { statusCode, json } = await upload(file)
  return [statusCode, json<{ message?: string }>().message]
}

describe('a workbook of which the headers lie', () => {
  const sheetName = 'xl/worksheets/sheet1.xml'
  let sku: string
  let parts: Record<string, Uint8Array>
  beforeAll(async () => {
    sku = (await articleOf(await makeArticle(world.shop.db))).variant.sku
    const rows = [
      ['artikelnummer', 'prijs'],
      [sku, 19.95],
    ]
    parts = unzipSync(await writeXlsxFile(rows).toBuffer())
  })
  const pack = (changed: Zippable) => Buffer.from(zipSync({ ...parts, ...changed }))
  /** The positions of the headers of a part: its own, and that in the directory at the end. */
  const headersOf = (file: Buffer, name = sheetName) => ({
    local: file.indexOf(name) - 30,
    central: file.lastIndexOf(name) - 46,
  })
  const sheetOf = () => Buffer.from(parts[sheetName] ?? [])
  it('is read by what is in it', async () => {
    const file = pack({})
    file.writeUInt32LE(0x30_00_00_00, headersOf(file).local + 22)
    expect(await check(file)).toMatchObject({ changeCount: 1, errors: [] })
  })

  it('is refused when more comes out than they say', async () => {
    const name = 'xl/other.xml'
    const file = pack({ [name]: [deflateRawSync(Buffer.alloc(101 * 1024 * 1024)), { level: 0 }] })
    const { local, central } = headersOf(file, name)
    file.writeUInt16LE(8, central + 10)
    file.writeUInt32LE(1000, central + 24)
    // Deflated, and its size follows after the contents.
    file.writeUInt16LE(0x08, local + 6)
    file.writeUInt16LE(8, local + 8)
    file.fill(0, local + 18, local + 26)
    const directory = file.readUInt32LE(file.length - 6)
    file.writeUInt32LE(directory + 16, file.length - 6)
    const sizes = Buffer.alloc(16)
    sizes.write('PK\x07\x08', 'latin1')
    const lying = Buffer.concat([file.subarray(0, directory), sizes, file.subarray(directory)])
    expect(await answerOn(lying)).toEqual([422, expect.stringMatching(/te groot/)])
  })

  it('cannot hide a formula behind another sheet', async () => {
    const other = 'xl/worksheets/sheet2.xml'
    const formula = sheetOf().toString().replace('<v>19.95</v>', '<f>1+1</f><v>19.95</v>')
    const file = pack({ [sheetName]: Buffer.from(formula), [other]: sheetOf() })
    const [{ central }, { central: shown }] = [headersOf(file), headersOf(file, other)]
    file.copy(file, central + 16, shown + 16, shown + 28)
    file.copy(file, central + 42, shown + 42, shown + 46)
    expect(await answerOn(file)).toEqual([422, expect.stringMatching(/formules/)])
  })

  it('is refused when it ends early', async () => {
    const file = pack({})
    const { local } = headersOf(file)
    for (const length of [10, local + 20, local + 100, file.length - 30])
      expect.soft((await answerOn(file.subarray(0, length)))[0]).toBe(422)
    file.writeUInt32LE(0x30_00_00_00, local + 18)
    expect((await answerOn(file))[0]).toBe(422)
  })
})

it.each(['XFD60000', 'T1048576'])(
  'a workbook with a cell far away (%s) is refused while the shop goes on',
  async (far) => {
    const parts = unzipSync(await writeXlsxFile([['artikelnummer', 'prijs']]).toBuffer())
    const name = 'xl/worksheets/sheet1.xml'
    const row = /\d+/.exec(far)?.[0]
    const sheet = Buffer.from(parts[name] ?? [])
      .toString()
      .replace('</sheetData>', `<row r="${row}"><c r="${far}"><v>1</v></c></row></sheetData>`)
    const file = Buffer.from(zipSync({ ...parts, [name]: Buffer.from(sheet) }))
    const pauses = monitorEventLoopDelay()
    pauses.enable()
    expect(await answerOn(file)).toEqual([422, expect.stringMatching(/ver onder of naast/)])
    expect(pauses.max / 1e9).toBeLessThan(1.5)
  },
  60_000,
)

it.each(['B,19,95,', 'B,19,95,,', 'B,19.95,5, '])(
  'the line %s is refused, because a comma may have split one of its cells',
  async (line) => {
    const answer = await upload(`artikelnummer,prijs,voorraad\nA,12,5\n${line}`)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'Regel 3 heeft meer kolommen dan de eerste regel. Zet een bedrag of tekst met een komma tussen aanhalingstekens.',
    ])
  },
)

it.each([
  ['lines', ',\n'],
  ['cells', ','],
])('a file of 10 MB of empty %s is refused, and takes little memory', async (_what, unit) => {
  const file = Buffer.alloc(10 * 1024 * 1024 - 100, unit)
  file.write('artikelnummer,prijs\n')
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const answer = await upload(file)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringMatching(/te veel kolommen/),
  ])
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

it('a file with more lines than are read is refused as too long', async () => {
  const answer = await upload(`artikelnummer,prijs\n${'A,1\n'.repeat(60_000)}`)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringMatching(/meer dan 50000 regels/),
  ])
})

it('an empty line may have any number of cells, and so may empty cells of a sheet follow the last column', async () => {
  const { sku } = (await articleOf(await makeArticle(world.shop.db))).variant
  const sheet = [
    ['artikelnummer', 'prijs'],
    [sku, 19.95, null, ' '],
  ]
  for (const file of [`artikelnummer,prijs\n${sku},"19,95"\n,,, \n`, await writeXlsxFile(sheet).toBuffer()])
    expect(await check(file)).toMatchObject({ changeCount: 1, errors: [] })
})
