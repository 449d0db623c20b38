import { inArray } from 'drizzle-orm'
import { NewRedirect, type RedirectImport } from 'shared-types/contracts/admin/redirects'
import { readCsvFile, tooManyLines } from '../http/csv-files.ts'
import type { Db, Tx } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuseInput, type Refusal } from '../refusal.ts'
import {
  alreadyRedirects,
  insertRedirects,
  pathsOf,
  properAddresses,
  refuseAddresses,
} from './manage-redirects.ts'
import { existingPages } from './page-exists.ts'
import { lockRedirects } from './redirect-moved.ts'

const mostLines = 5_000

interface Line {
  line: number
  typed: { fromPath: string; toPath: string }
  isTooLong: boolean
}

/** The lines of a CSV with the columns `van;naar`. */
const readLines = (bytes: Buffer): Line[] | Refusal => {
  const read = readCsvFile(bytes, mostLines)
  if (isRefusal(read)) return read
  const [header = [], ...rows] = read
  const names = header.map((name) => name.toLowerCase())
  const [from, to] = [names.indexOf('van'), names.indexOf('naar')]
  if (from < 0 || to < 0) return refuseInput('De eerste regel van het bestand moet van;naar zijn.')
  if (rows.length > mostLines) return tooManyLines(mostLines)
  return rows.flatMap((cells, index) => {
    const typed = { fromPath: cells[from] ?? '', toPath: cells[to] ?? '' }
    const isTooLong = cells.slice(header.length).some((cell) => cell !== '')
    return cells.every((cell) => cell === '') ? [] : [{ line: index + 2, typed, isTooLong }]
  })
}

const check = ({ typed, isTooLong }: Line) => {
  if (isTooLong)
    return refuseInput(
      'Deze regel heeft meer kolommen dan de eerste. Zet een adres met ; of , tussen aanhalingstekens.',
    )
  const parsed = NewRedirect.safeParse(typed)
  return parsed.success ? properAddresses(parsed.data) : refuseInput(parsed.error.issues[0]?.message ?? '')
}

const messageOf = ({ message, errors }: Refusal) => Object.values(errors ?? {})[0] ?? message

/** What the lines add, and their mistakes. Writes nothing: no line depends on another, because only the new address has a page. */
const plan = async (tx: Tx, lines: Line[]) => {
  const checked = lines.map((line) => ({ ...line, addresses: check(line) }))
  const proper = checked.flatMap(({ addresses }) => (isRefusal(addresses) ? [] : [addresses]))
  const old = proper.map(({ fromPath }) => fromPath)
  const existing = await existingPages(tx, proper.flatMap(pathsOf))
  const stored = await tx
    .select({ fromPath: redirect.fromPath, toPath: redirect.toPath })
    .from(redirect)
    .where(inArray(redirect.fromPath, old))
  const targets = new Map(stored.map(({ fromPath, toPath }) => [fromPath, toPath]))
  const planned: { fromPath: string; toPath: string }[] = []
  const errors: RedirectImport['errors'] = []
  let known = 0
  for (const { line, typed, addresses } of checked) {
    const refused = (refusal: Refusal) =>
      errors.push({ line, from: typed.fromPath, message: messageOf(refusal) })
    if (isRefusal(addresses)) {
      refused(addresses)
      continue
    }
    const { fromPath, toPath } = addresses
    const mistake = refuseAddresses(addresses, existing)
    const present = targets.get(fromPath)
    if (mistake) refused(mistake)
    else if (present === undefined) {
      targets.set(fromPath, toPath)
      planned.push({ fromPath, toPath })
    } else if (present === toPath) known += 1
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
    if (apply && errors.length === 0 && planned.length > 0) await insertRedirects(tx, planned)
    return { added: planned.length, known, errors }
  })
}
