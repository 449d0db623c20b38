import { and, eq, sql } from 'drizzle-orm'
import {
  type DocumentChange,
  DocumentName,
  documentTitles,
  type StaffDocument,
} from 'shared-types/contracts/admin/content'
import { isLink, notALink } from 'shared-types/contracts/admin/forms/content-forms'
import { cleanAnswer } from 'shared-types/html/clean-answer'
import { isRecord } from 'shared-types/is-record'
import { structure } from '../../seed/content/structure.ts'
import type { Db, Tx } from '../db/client.ts'
import { content } from '../db/schema/content.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { isVersion, rowVersion } from '../db/row-version.ts'
import { transact } from '../db/transact.ts'
import { unknownPictures } from '../image/unknown-pictures.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { completeMenu } from './stored/complete-menu.ts'
import { formOfDocument, storedDocuments } from './stored/documents.ts'

/** The version of a document that is newer than the database: it has no row before its first save. */
const unsaved = 'unsaved'

const read = (db: Db | Tx) =>
  db.select({ key: content.key, data: content.data, version: rowVersion }).from(content)

const startOf = (id: DocumentName) => ({
  data: storedDocuments[id].parse(structure[id]),
  version: unsaved,
})

const present = (
  id: DocumentName,
  { data, version }: Pick<StaffDocument, 'data' | 'version'> = startOf(id),
): StaffDocument => ({ id, title: documentTitles[id], data, version })

export const listDocuments = async (db: Db): Promise<{ rows: StaffDocument[]; total: number }> => {
  const rows = await read(db)
  const shown = DocumentName.options.map((id) =>
    present(
      id,
      rows.find(({ key }) => key === id),
    ),
  )
  return { rows: shown, total: shown.length }
}

export const readDocument = async (db: Db | Tx, id: DocumentName): Promise<StaffDocument> => {
  const [found] = await read(db).where(eq(content.key, id))
  return present(id, found)
}

/** The paths of links that are no link, or lead to a scheme such as `javascript:`. */
const badLinks = (value: unknown, path: string): string[] =>
  isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) =>
        key === 'link' && typeof below === 'string' && !isLink(below)
          ? [`${path}.${key}`]
          : badLinks(below, `${path}.${key}`),
      )
    : []

const mistakesIn = (id: DocumentName, data: unknown): Record<string, string> => {
  const { error } = formOfDocument[id].safeParse(data)
  return {
    ...Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [['data', ...path].join('.'), message]),
    ),
    ...Object.fromEntries(badLinks(data, 'data').map((path) => [path, notALink])),
  }
}

/** HTML is sanitised before it is stored, and again when it is shown. */
export const changeDocument = (
  db: Db,
  id: DocumentName,
  { data, version }: DocumentChange,
): Promise<DocumentName | Refusal> =>
  transact(db, async (tx): Promise<DocumentName | Refusal> => {
    const whole = completeMenu(id, data)
    const before = (await readDocument(tx, id)).data
    const mistakes = {
      ...mistakesIn(id, whole),
      ...(await unknownPictures(tx, { before, after: { data: whole } })),
    }
    if (Object.keys(mistakes).length > 0)
      return refuse('validation_failed', 'Niet alles is goed ingevuld.', mistakes)
    const schema = storedDocuments[id]
    const clean = sql`${JSON.stringify(cleanAnswer(schema, schema.parse(formOfDocument[id].parse(whole))))}::jsonb`
    const written =
      version === unsaved
        ? await tx
            .insert(content)
            .values({ key: id, data: clean })
            .onConflictDoNothing()
            .returning({ key: content.key })
        : await tx
            .update(content)
            .set({ data: clean })
            .where(and(eq(content.key, id), isVersion(version)))
            .returning({ key: content.key })
    return written.length > 0 ? id : editedMeanwhile(tx, 'content', id)
  })
