import { admin } from '../paths.ts'
import { StaffRole } from '../staff.ts'

type Roles = readonly StaffRole[]

const everyone: Roles = StaffRole.options
const service: Roles = ['owner', 'service']
const content: Roles = ['owner', 'content']
const owners: Roles = ['owner']

interface OfficeArea {
  /** The path of its list in the API; a record has its id after it. */
  path: string
  readers: Roles
  /** Who adds, changes and removes, on every route below its path. */
  editors: Roles
}

/** The areas of the back office, in the order of the menu. A test compares their roles with those of the routes. */
export const officeAreas = {
  orders: { path: admin.orders, readers: service, editors: service },
  returns: { path: admin.returns, readers: service, editors: service },
  figures: { path: admin.figures, readers: owners, editors: [] },
  customers: { path: admin.customers, readers: service, editors: service },
  'personal-data': { path: admin.personalData, readers: service, editors: service },
  messages: { path: admin.messages, readers: service, editors: service },
  products: { path: admin.products, readers: everyone, editors: content },
  families: { path: admin.families, readers: everyone, editors: content },
  categories: { path: admin.categories, readers: everyone, editors: content },
  brands: { path: admin.brands, readers: everyone, editors: content },
  facets: { path: admin.facets, readers: everyone, editors: content },
  configurators: { path: admin.configurators, readers: everyone, editors: content },
  advices: { path: admin.advices, readers: everyone, editors: content },
  imports: { path: admin.imports, readers: content, editors: content },
  reviews: { path: admin.reviews, readers: everyone, editors: everyone },
  chats: { path: admin.chats, readers: everyone, editors: everyone },
  'failed-mails': { path: admin.failedMails, readers: service, editors: service },
  'back-in-stock': { path: admin.backInStock, readers: everyone, editors: [] },
  vouchers: { path: admin.vouchers, readers: content, editors: content },
  promotions: { path: admin.promotions, readers: content, editors: content },
  gifts: { path: admin.gifts, readers: content, editors: content },
  'shipping-methods': { path: admin.shippingMethods, readers: owners, editors: owners },
  'closed-periods': { path: admin.closedPeriods, readers: owners, editors: owners },
  pages: { path: admin.pages, readers: content, editors: content },
  documents: { path: admin.documents, readers: content, editors: content },
  redirects: { path: admin.redirects, readers: content, editors: content },
  synonyms: { path: admin.synonyms, readers: content, editors: content },
  newsletter: { path: admin.newsletter, readers: everyone, editors: everyone },
  staff: { path: admin.staff, readers: owners, editors: owners },
  sessions: { path: admin.sessions, readers: everyone, editors: everyone },
  'audit-log': { path: admin.auditLog, readers: owners, editors: [] },
} satisfies Record<string, OfficeArea>

export type AreaName = keyof typeof officeAreas

const byName = new Map<string | undefined, OfficeArea>(Object.entries(officeAreas))

/** Undefined for a page that is no area. */
export const areaOf = (name: string | undefined): OfficeArea | undefined => byName.get(name)

/** The roles of single routes, where the pages of the back office have to know them. */
export const routeRoles = { newsletterExport: content } satisfies Partial<Record<keyof typeof admin, Roles>>
