import { z } from 'zod'
import { Image } from '../../image.ts'
import { type DocumentKey, documents } from '../content.ts'
import { DescribedImage } from './fields.ts'
import { ListSearchQuery } from './list.ts'

const title = z.string().trim().min(1).max(200)
const longestHtml = 200_000

/** `q` is a part of the title or the path. */
export const PageQuery = ListSearchQuery.extend({
  /** Pages at and below this path, such as `blog`. */
  under: z.string().max(100).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PageSummary = z.strictObject({
  /** The path of the page without outer slashes: `service/shipping-returns`, `blog/dons-of-wol`. */
  id: z.string(),
  title: z.string(),
  /** Null for a page of customer service. */
  updatedAt: z.iso.datetime().nullable(),
})
export type PageSummary = z.infer<typeof PageSummary>

const pageFields = {
  title,
  /** One or two sentences; a page of customer service has none. */
  intro: z.string().trim().max(1_000),
  /** In lists and at the top of the page; a page of customer service has none. */
  image: DescribedImage.nullable(),
  html: z.string().max(longestHtml, 'Deze tekst is te lang.'),
  metaTitle: z.string().trim().max(200),
  metaDescription: z.string().trim().max(500),
}

export const StaffPage = z.strictObject({
  ...pageFields,
  /** A stored one may lack its description. */
  image: Image.nullable(),
  id: z.string(),
  /** Whether it has an introduction and may have a picture: all but those of customer service. */
  hasIntro: z.boolean(),
  /** Only blog, inspiration and vacancies: other pages have a fixed address. */
  canBeDeleted: z.boolean(),
  /** The version of the row as it was read: a change of another version is refused. */
  version: z.string(),
})
export type StaffPage = z.infer<typeof StaffPage>

export const PageChange = z.strictObject({ ...pageFields, version: z.string().max(40) })
export type PageChange = z.infer<typeof PageChange>

/** The pages below which an employee adds others. */
export const PageParent = z.enum(['blog', 'inspiratie', 'vacatures'])
export type PageParent = z.infer<typeof PageParent>

export const NewPage = z.strictObject({
  parent: PageParent,
  title,
  intro: z.string().trim().min(1).max(1_000),
  html: z.string().min(1).max(longestHtml, 'Deze tekst is te lang.'),
})
export type NewPage = z.infer<typeof NewPage>

export const PageRemoval = z.strictObject({ version: z.string().max(40) })

/** A page of the shop that content can link to. */
const LinkChoice = z.strictObject({
  kind: z.enum(['category', 'brand', 'page']),
  title: z.string(),
  /** Its path, with outer slashes. */
  link: z.string(),
})
export type LinkChoice = z.infer<typeof LinkChoice>

export const LinkChoices = z.strictObject({
  /** Without a path. */
  shopUrl: z.string(),
  pages: z.array(LinkChoice),
})
export type LinkChoices = z.infer<typeof LinkChoices>

/** The content that is one document each, in the order of the list. */
export const documentTitles = {
  notification: 'Meldingsbalk en pluspunten',
  homepage: 'Voorpagina',
  navigation: 'Hoofdmenu',
  'sub-navigation': 'Panelen onder het hoofdmenu',
  'shop-menu': 'Winkelmenu',
  footer: 'Voettekst en winkelgegevens',
  ...(Object.fromEntries(Object.entries(documents).map(([key, document]) => [key, document.title])) as Record<
    DocumentKey,
    string
  >),
}
export const DocumentName = z.enum(
  Object.keys(documentTitles) as [keyof typeof documentTitles, ...(keyof typeof documentTitles)[]],
)
export type DocumentName = z.infer<typeof DocumentName>

/** The form of `data` depends on the document: its contract in `contracts/content.ts`. */
export const StaffDocument = z.strictObject({
  id: DocumentName,
  title: z.string(),
  data: z.unknown(),
  version: z.string(),
})
export type StaffDocument = z.infer<typeof StaffDocument>

export const DocumentChange = z.strictObject({ data: z.unknown(), version: z.string().max(40) })
export type DocumentChange = z.infer<typeof DocumentChange>
