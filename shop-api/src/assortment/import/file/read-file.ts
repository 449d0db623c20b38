import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { zipSync } from 'fflate'
import pLimit from 'p-limit'
import { ImportColumn, type ImportedRow } from 'shared-types/contracts/admin/assortment/imports'
import { Parse, type Entry } from 'unzipper-esm'
import { csvLimits, refuseQuotes, tooManyLines } from '../../../http/csv-files.ts'
import { refuseInput, type Refusal } from '../../../refusal.ts'

const mostLines = 50_000
/** Also commas in texts count: this is more than a file of that many lines has, and parsed in a second. */
const mostCommas = 2_500_000
/** The maximum size of an unpacked workbook, in bytes: a small file can expand to a huge one. */
const mostUnpacked = 100 * 1024 * 1024
const mostParts = 200

const notUtf8 = refuseInput(
  'De tekens in dit bestand kunnen we niet lezen. Bewaar het als "CSV UTF-8", of als XLSX.',
)
const tooLarge = refuseInput(
  'Dit werkblad is te groot, of heeft iets in een cel ver onder of naast de andere. Maak die leeg, of verdeel het over meer bestanden.',
)
const noWorkbook = refuseInput('Dit bestand is geen CSV en geen XLSX die we kunnen lezen.')

/** Cells by row, all as text. */
type Cells = string[][]

const separatorOf = (header: string): Refusal | null => {
  const others = { ';': 'puntkomma’s', '\t': 'tabs' } as const
  for (const [separator, name] of Object.entries(others)) {
    if (header.split(separator).length > header.split(',').length)
      return refuseInput(
        `De kolommen zijn gescheiden door ${name}. Bewaar het bestand met komma’s, of als XLSX.`,
      )
  }
  return null
}

const comma = 0x2c

const readCsv = (bytes: Buffer): Cells | Refusal => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return notUtf8
  }
  if (text.includes('\0')) return notUtf8
  if (bytes.reduce((count, byte) => (byte === comma ? count + 1 : count), 0) > mostCommas)
    return refuseInput('Dit bestand heeft te veel kolommen. Verwijder de lege kolommen.')
  const separated = separatorOf(text.slice(0, text.search(/\r|\n|$/)))
  if (separated) return separated
  try {
    return parse(text, {
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 200_000,
      // One cell too many, by which a line is refused.
      ...csvLimits(mostLines, ImportColumn.options.length + 1),
    })
  } catch (error) {
    return refuseQuotes(error)
  }
}

/** The result of a formula was calculated on the sender's computer, perhaps from other files. */
const hasFormula = (part: Uint8Array) => /<f[\s>/]/.test(Buffer.from(part).toString('latin1'))

/** Counts what comes out: the headers of a file can say anything. */
const unpack = (bytes: Buffer): Promise<Record<string, Uint8Array>> =>
  new Promise((resolve, reject) => {
    const parts: Record<string, Uint8Array> = {}
    const reading: Promise<void>[] = []
    let unpacked = 0
    const read = (part: Entry) =>
      new Promise<void>((done) => {
        const chunks: Buffer[] = []
        const stop = () => part.destroy(new RangeError('too large'))
        part
          .on('error', reject)
          .on('data', (chunk: Buffer) => {
            unpacked += chunk.length
            if (unpacked > mostUnpacked) stop()
            else chunks.push(chunk)
          })
          .on('end', () => {
            if (/\.(xml|rels)$/.test(part.path)) parts[part.path] = Buffer.concat(chunks)
            done()
          })
        if (reading.length >= mostParts) stop()
      })
    Parse()
      .on('error', reject)
      .on('entry', (part: Entry) => reading.push(read(part)))
      .on('close', () => resolve(Promise.all(reading).then(() => parts)))
      .end(bytes)
  })

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

/** For a workbook of `mostLines`. A small file can name a cell far away, and the library then fills all before it. */
const workbookLimits = { maxOldGenerationSizeMb: 384 }
const longestRead = 30_000
/** Several at once could take more memory than a server has. */
const inTurn = pLimit(1)

/** The cells of the first sheet, read in a thread of its own: the shop goes on meanwhile, whatever is in the file. */
const readCells = async (workbook: Uint8Array): Promise<Cells> => {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: workbookLimits,
  })
  try {
    const [cells] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestRead) })) as [Cells]
    return cells
  } finally {
    await worker.terminate()
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')))

const readXlsx = async (bytes: Buffer): Promise<Cells | Refusal> => {
  try {
    const parts = await unpack(bytes)
    if (Object.entries(parts).some(([name, part]) => isSheet(name) && hasFormula(part))) {
      return refuseInput('Dit werkblad heeft formules. Plak de waarden in een nieuw werkblad, en kies dat.')
    }
    // Packed again, because the library unpacks a file without a limit.
    return await inTurn(() => readCells(zipSync(parts, { level: 0 })))
  } catch (error) {
    return isTooLarge(error) ? tooLarge : noWorkbook
  }
}

const readHeader = (header: string[] = []): ImportColumn[] | Refusal => {
  const names = header.map((name) => name.trim().toLowerCase())
  const unknown = names.find((name) => !ImportColumn.safeParse(name).success)
  if (!names.includes('artikelnummer')) {
    return refuseInput(
      `De kolom "artikelnummer" ontbreekt. De eerste regel heeft de namen van de kolommen: ${ImportColumn.options.join(', ')}.`,
    )
  }
  if (unknown !== undefined)
    return refuseInput(
      `De kolom "${unknown.slice(0, 50)}" kennen we niet. Verwijder die, of verbeter de naam.`,
    )
  if (new Set(names).size < names.length) return refuseInput('Een kolom staat er twee keer in.')
  return names as ImportColumn[]
}

const isFilled = (values: string[]): boolean => values.some((text) => text.trim() !== '')

/** The lines of a CSV in UTF-8 with commas, or of the first sheet of an XLSX. */
export const readImportFile = async (bytes: Buffer): Promise<ImportedRow[] | Refusal> => {
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
  const cells = isZip ? await readXlsx(bytes) : readCsv(bytes)
  if (!Array.isArray(cells)) return cells
  const [header, ...lines] = cells
  const columns = readHeader(header)
  if (!Array.isArray(columns)) return columns
  if (lines.length > mostLines) return tooManyLines(mostLines)
  // The comma of an unquoted amount separates: its cents would be the value of the next column. With empty cells at the
  // end, only the number of cells shows it.
  const isTooLong = (values: string[]) =>
    isFilled(isZip ? values.slice(columns.length) : values) && values.length > columns.length
  const tooLong = lines.findIndex(isTooLong)
  if (tooLong >= 0)
    return refuseInput(
      `Regel ${tooLong + 2} heeft meer kolommen dan de eerste regel. Zet een bedrag of tekst met een komma tussen aanhalingstekens.`,
    )
  const rows = lines.map((values, index) => ({
    line: index + 2,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => {
        const text = (values[at] ?? '').trim()
        return text === '' ? [] : [[column, text]]
      }),
    ),
  }))
  const filled = rows.filter(({ cells: of }) => Object.keys(of).length > 0)
  return filled.length > 0
    ? filled
    : refuseInput('Dit bestand heeft geen regels onder de namen van de kolommen.')
}
