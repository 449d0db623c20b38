import { CsvError, parse } from 'csv-parse/sync'
import { refuseInput, type Refusal } from '../refusal.ts'

/**
 * Options of csv-parse for a file that someone uploads: no line after the first one too many is parsed, and no cell after
 * `mostCells` of a line is kept, so that a file of separators takes no more memory than one of texts.
 */
export const csvLimits = (mostLines: number, mostCells: number) => ({
  // The header, and one line too many, which the caller refuses.
  to: mostLines + 2,
  on_record: (cells: string[]): string[] => cells.slice(0, mostCells),
})

export const tooManyLines = (mostLines: number): Refusal =>
  refuseInput(`Dit bestand heeft meer dan ${mostLines} regels. Verdeel het over meer bestanden.`)

/** @throws an error that is not one of the file */
export const refuseQuotes = (error: unknown): Refusal => {
  if (!(error instanceof CsvError)) throw error
  return refuseInput(
    `Regel ${error.lines ?? '?'} van dit bestand heeft een aanhalingsteken te veel of te weinig.`,
  )
}

/** The trimmed cells of a small file, with semicolons or commas, also in the encoding of an older Excel. */
export const readCsvFile = (bytes: Buffer, mostLines: number): string[][] | Refusal => {
  const utf8 = bytes.toString('utf8')
  const text = utf8.includes('\uFFFD') ? bytes.toString('latin1') : utf8
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  try {
    return parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      relax_column_count: true,
      trim: true,
      ...csvLimits(mostLines, 100),
    })
  } catch (error) {
    return refuseQuotes(error)
  }
}
