import { CsvError, parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { NewRedirect, type RedirectImport } from 'shared-types/contracts/admin/redirects'
import type { Db, Tx } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuseInput, type Refusal } from '../refusal.ts'
import { alreadyRedirects, insertRedirect, readAddresses } from './manage-redirects.ts'
import { lockRedirects } from './redirect-moved.ts'

const mostLines = 5_000

interface Line {
  line: number
  typed: { fromPath: string; toPath: string }
}

/** The lines of a CSV with the columns `van;naar`, also with commas and in the encoding of an older Excel. */
const readLines = (bytes: Buffer): Line[] | Refusal => {
  const utf8 = bytes.toString('utf8')
  const text = utf8.includes('\uFFFD') ? bytes.toString('latin1') : utf8
  try {
    const [header = [], ...rows] = parse(text, {
      bom: true,
      delimiter: [';', ','],
      relax_column_count: true,
      trim: true,
    })
    const names = header.map((name) => name.toLowerCase())
    const [from, to] = [names.indexOf('van'), names.indexOf('naar')]
    if (from < 0 || to < 0) return refuseInput('De eerste regel van het bestand moet van;naar zijn.')
    if (rows.length > mostLines)
      return refuseInput(`Dit bestand heeft meer dan ${mostLines} regels. Verdeel het over meer bestanden.`)
    return rows.flatMap((cells, index) => {
      const typed = { fromPath: cells[from] ?? '', toPath: cells[to] ?? '' }
      return cells.every((cell) => cell === '') ? [] : [{ line: index + 2, typed }]
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuseInput(
      `Regel ${error.lines ?? '?'} van dit bestand heeft een aanhalingsteken te veel of te weinig.`,
    )
  }
}

const check = async (tx: Tx, typed: Line['typed']) => {
  const parsed = NewRedirect.safeParse(typed)
  if (parsed.success) return readAddresses(tx, parsed.data)
  return refuseInput(parsed.error.issues[0]?.message ?? '')
}

const messageOf = ({ message, errors }: Refusal) => Object.values(errors ?? {})[0] ?? message

/** What the lines add, and their mistakes. Writes nothing: no line depends on another, because only the new address has a page. */
const plan = async (tx: Tx, lines: Line[]) => {
  const planned = new Map<string, string>()
  const errors: RedirectImport['errors'] = []
  let known = 0
  for (const { line, typed } of lines) {
    const addresses = await check(tx, typed)
    const refused = (refusal: Refusal) =>
      errors.push({ line, from: typed.fromPath, message: messageOf(refusal) })
    if (isRefusal(addresses)) {
      refused(addresses)
      continue
    }
    const { fromPath, toPath } = addresses
    const [stored] = await tx
      .select({ toPath: redirect.toPath })
      .from(redirect)
      .where(eq(redirect.fromPath, fromPath))
    const present = planned.get(fromPath) ?? stored?.toPath
    if (present === undefined) planned.set(fromPath, toPath)
    else if (present === toPath) known += 1
    else refused(alreadyRedirects(fromPath))
  }
  return { planned, known, errors }
}

/** Checks a file of redirects, and adds all of them if it has no mistake. */
export const importRedirects = async (
  db: Db,
  bytes: Buffer,
  apply: boolean,
): Promise<RedirectImport | Refusal> => {
  const lines = readLines(bytes)
  if (isRefusal(lines)) return lines
  return transact(db, async (tx) => {
    if (apply) await lockRedirects(tx)
    const { planned, known, errors } = await plan(tx, lines)
    if (apply && errors.length === 0)
      for (const [fromPath, toPath] of planned) await insertRedirect(tx, { fromPath, toPath })
    return { added: planned.size, known, errors }
  })
}
