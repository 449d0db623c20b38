import { and, eq, sql } from 'drizzle-orm'
import {
  type DocumentChange,
  DocumentName,
  documentTitles,
  type StaffDocument,
} from 'shared-types/contracts/admin/content'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { isLink, notALink } from 'shared-types/contracts/admin/forms/content-forms'
import { StoredFooter } from 'shared-types/contracts/content'
import { companyNumberMistakes } from 'shared-types/forms/customer'
import { emailText } from 'shared-types/forms/fields/email'
import { cleanAnswer } from 'shared-types/html/clean-answer'
import { isRecord } from 'shared-types/is-record'
import type { Listed } from 'shared-types/contracts/admin/list'
import { structure } from '../../seed/content/structure.ts'
import type { Db, Tx } from '../db/client.ts'
import { content } from '../db/schema/content.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { isVersion, rowVersion } from '../db/row-version.ts'
import { transact } from '../db/transact.ts'
import { unknownPictures } from '../image/unknown-pictures.ts'
import { refuseFields, type Refusal } from '../refusal.ts'
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

export const listDocuments = async (db: Db): Promise<Listed<StaffDocument>> => {
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

const ownersOnly = 'Alleen een eigenaar wijzigt de bedrijfsgegevens.'
const shopOf = (data: unknown) => StoredFooter.pick({ shop: true }).loose().safeParse(data).data?.shop

/**
 * The company is named on invoices and below mails, and its address receives the mail of customers: only an owner changes it.
 * An older mistake in a number does not prevent a change of the links.
 */
const companyMistakes = (before: unknown, after: unknown, role: StaffRole | undefined) => {
  const [was, shop] = [shopOf(before), shopOf(after)]
  if (!shop) return {}
  const changed = StoredFooter.shape.shop.keyof().options.filter((name) => was?.[name] !== shop[name])
  const mistakes: { field: string; message: string }[] =
    role === 'owner'
      ? [
          ...companyNumberMistakes({ type: 'company', ...shop }, 'NL'),
          ...(emailText().safeParse(shop.email).error?.issues ?? []).map(({ message }) => ({
            field: 'email',
            message,
          })),
        ].filter(({ field }) => changed.some((name) => name === field))
      : changed.map((field) => ({ field, message: ownersOnly }))
  return Object.fromEntries(mistakes.map(({ field, message }) => [`data.shop.${field}`, message]))
}

/** HTML is sanitised before it is stored, and again when it is shown. */
export const changeDocument = (
  db: Db,
  id: DocumentName,
  { data, version }: DocumentChange,
  role: StaffRole | undefined,
): Promise<DocumentName | Refusal> =>
  transact(db, async (tx): Promise<DocumentName | Refusal> => {
    const whole = completeMenu(id, data)
    const before = (await readDocument(tx, id)).data
    const mistakes = {
      ...mistakesIn(id, whole),
      ...(id === 'footer' && companyMistakes(before, whole, role)),
      ...(await unknownPictures(tx, { before, after: { data: whole } })),
    }
    if (Object.keys(mistakes).length > 0) return refuseFields(mistakes)
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
