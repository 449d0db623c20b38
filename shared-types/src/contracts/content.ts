import { z } from 'zod'
import { EmailText, PhoneText, ZipcodeText, VatNumberText, CocNumberText, MomentText } from '../texts.ts'
import { Address, Html } from '../html/html.ts'
import { DecorativeImage, Image } from '../image.ts'
import { Cents } from '../money.ts'
import { Breadcrumb, ProductTile } from './catalog.ts'
import { NewsletterPopup } from './newsletter.ts'

export const Link = z.strictObject({ title: z.string(), link: Address })
export type Link = z.infer<typeof Link>

/**
 * An entry of a menu. `link` is a path of the shop (`/dekbed/`) or a full address; `content` is sanitised HTML, where an
 * empty `span` with a background colour is a sample of it. `image` is beside the links of a panel.
 */
export const MenuItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  link: Address,
  slug: z.string(),
  content: Html.nullable(),
  image: Image.optional(),
  get items() {
    return z.array(MenuItem)
  },
})
export type MenuItem = z.infer<typeof MenuItem>

/** The promo alert bar. `code` can be copied. */
export const Notification = z.strictObject({
  text: z.string(),
  code: z.string().nullable(),
  link: Address.nullable(),
  usps: z.array(z.string()),
})
export type Notification = z.infer<typeof Notification>

/** `GET /api/footer`. */
export const Footer = z.strictObject({
  shop: z.strictObject({
    name: z.string(),
    legalName: z.string(),
    street: z.string(),
    zipcode: ZipcodeText,
    city: z.string(),
    email: EmailText,
    phone: PhoneText,
    openingHours: z.string(),
    cocNumber: CocNumberText,
    vatNumber: VatNumberText,
  }),
  serviceLinks: z.array(Link),
  categoryLinks: z.array(Link),
  discoverLinks: z.array(Link).default([]),
  socialLinks: z.array(Link),
  paymentMethods: z.array(z.string()),
  /** The article total from which shipping is free: 0 for all orders, null for none. */
  freeShippingFrom: Cents.nullable().default(null),
  /** Whether any payment method of the shop gives credit. Not each one is there for each country and amount. */
  hasPayLater: z.boolean(),
  /** Figures of the shop, each with its source; null while it has none. */
  trustScore: z.strictObject({ score: z.number(), source: z.string() }).nullable(),
  rating: z.strictObject({ score: z.number(), count: z.string(), source: z.string() }).nullable(),
})
export type Footer = z.infer<typeof Footer>

/** The footer as the shop stores it, without what follows from its payment methods. */
export const StoredFooter = Footer.omit({ hasPayLater: true })

/** An item of the main menu. Its panel is fetched when it is needed. */
export const MainMenuItem = z.strictObject({
  ...MenuItem.pick({ id: true, title: true, link: true, slug: true }).shape,
  hasPanel: z.boolean(),
})
export type MainMenuItem = z.infer<typeof MainMenuItem>

/** A tab above the header; `within` has the pages of the department below its own. */
export const Department = z.strictObject({ ...Link.shape, within: z.array(Address) })
export type Department = z.infer<typeof Department>

/** `GET /api/shell`: the parts above every page. */
export const Shell = z.strictObject({
  shopName: Footer.shape.shop.shape.name,
  navigation: z.strictObject({
    main: z.array(MainMenuItem),
    extra: z.array(Link),
    shopMenu: z.array(Department),
  }),
  notification: Notification,
  freeShippingFrom: Footer.shape.freeShippingFrom,
  hasPayLater: Footer.shape.hasPayLater,
})
export type Shell = z.infer<typeof Shell>

/** `GET /api/menu-panels`: a panel belongs to the items of the main menu with its link. */
export const MenuPanels = z.strictObject({ panels: z.array(MenuItem) })
export type MenuPanels = z.infer<typeof MenuPanels>

/** A slide or promo. `imageMobile` is shown below 768 px. */
export const PromoSlide = z.strictObject({
  image: Image,
  imageMobile: Image,
  title: z.string(),
  subTitle: z.string(),
  showTitle: z.boolean(),
  isLightBackground: z.boolean(),
  buttonText: z.string(),
  link: Address,
})
export type PromoSlide = z.infer<typeof PromoSlide>

/** `description` is sanitised HTML. */
export const ContentBlock = z.strictObject({
  image: Image.nullable(),
  title: z.string(),
  subTitle: z.string(),
  description: Html,
  link: Address.nullable(),
  buttonText: z.string().nullable(),
})
export type ContentBlock = z.infer<typeof ContentBlock>

/** Title and description of the page for search engines. */
const Meta = z.strictObject({ title: z.string(), description: z.string() })

/** For a category: `noIndex` if search engines must not list it. */
const CategoryMeta = z.strictObject({ ...Meta.shape, noIndex: z.boolean() })

/**
 * `GET /api/content/homepage`. `promo` is null without a running promotion. Its `endsAt` is the end of its code
 * and prices in ISO 8601, null if they have none.
 */
export const Homepage = z.strictObject({
  slides: z.array(PromoSlide),
  promo: z
    .strictObject({
      main: PromoSlide,
      extra: z.array(PromoSlide),
      code: z.string().nullable().default(null),
      endsAt: MomentText.nullable(),
    })
    .nullable(),
  categories: z.array(z.strictObject({ title: z.string(), path: z.string(), image: DecorativeImage })),
  blocks: z.array(ContentBlock),
  meta: Meta,
})
export type Homepage = z.infer<typeof Homepage>

/** `GET /api/content/service-pages/:page`. `html` is sanitised. */
export const ServicePage = z.strictObject({
  slug: z.string(),
  title: z.string(),
  html: Html,
  meta: Meta,
})
export type ServicePage = z.infer<typeof ServicePage>

/** `GET /api/content/category?path=`: the page of an overview or text category. `html` is sanitised. */
export const CategoryContent = z.strictObject({
  id: z.int(),
  path: z.string(),
  title: z.string(),
  intro: z.string(),
  breadcrumbs: z.array(Breadcrumb),
  image: Image.nullable(),
  html: Html,
  blocks: z.array(ContentBlock),
  subcategories: z.array(
    z.strictObject({ title: z.string(), path: z.string(), image: Image.nullable(), text: z.string() }),
  ),
  meta: CategoryMeta,
})
export type CategoryContent = z.infer<typeof CategoryContent>

/** A link to a page of content. `publishedAt` is ISO 8601. */
export const PageCard = z.strictObject({
  path: z.string(),
  title: z.string(),
  intro: z.string(),
  image: Image.nullable(),
  publishedAt: MomentText.nullable(),
})
export type PageCard = z.infer<typeof PageCard>

/**
 * `GET /api/content/pages?path=`: a text page, such as `blog` or `blog/dons-of-wol`. `html` is sanitised.
 * `pages` are its child pages or, without those, its siblings; `facts` summarises the offer of a vacancy.
 */
export const ContentPage = z.strictObject({
  path: z.string(),
  title: z.string(),
  intro: z.string(),
  image: Image.nullable(),
  html: Html,
  author: z.string().nullable(),
  publishedAt: MomentText.nullable(),
  updatedAt: MomentText,
  facts: z.array(z.strictObject({ title: z.string(), value: z.string() })),
  breadcrumbs: z.array(Breadcrumb),
  pages: z.array(PageCard),
  categories: z.array(z.strictObject({ title: z.string(), path: z.string(), image: Image.nullable() })),
  products: z.array(ProductTile),
  meta: Meta,
})
export type ContentPage = z.infer<typeof ContentPage>

/** `GET /api/content/cart-promo`: the promotion beside the cart. `text` is plain text; without a `title` there is none. */
export const CartPromo = z.strictObject({
  title: z.string(),
  text: z.string(),
  link: Address.nullable(),
  buttonText: z.string().nullable(),
})
export type CartPromo = z.infer<typeof CartPromo>

/** `id` and `summary` are for the documentation of the API. */
export interface ContentDocument {
  id: string
  summary: string
  schema: z.ZodType
}

/** The names of the fields of `Data`, and of those in its lists. A picture is one field. */
type FieldName<Data> = Data extends string | number | boolean | null | undefined | DecorativeImage
  ? never
  : Data extends readonly (infer Item)[]
    ? FieldName<Item>
    : { [Name in keyof Data & string]: Name | FieldName<Data[Name]> }[keyof Data & string]

export type Labels<Schema extends z.ZodObject> = Record<FieldName<z.infer<Schema>>, string>

/** What employees edit in a form that is derived from the schema, with these labels. */
interface Edited<Schema extends z.ZodObject> {
  schema: Schema
  labels: Labels<Schema>
}

export const edited = <Schema extends z.ZodObject>(form: Edited<Schema>) => form

/** Employees edit it under its `title`. */
const document = <Schema extends z.ZodObject>(form: Edited<Schema> & ContentDocument & { title: string }) =>
  form

/**
 * The content that is one document, the same for every visitor. Its key is that of its row in the table `content`, and
 * the last part of its two addresses: `/v1/content/{key}` and `/api/content/{key}`.
 */
export const documents = {
  'cart-promo': document({
    id: 'getCartPromo',
    summary: 'Get the promotion beside the cart',
    title: 'Actie naast de winkelwagen',
    schema: CartPromo,
    labels: {
      title: 'Titel; zonder titel is er geen',
      text: 'Tekst',
      link: 'Link',
      buttonText: 'Tekst van de knop',
    },
  }),
  'newsletter-popup': document({
    id: 'getNewsletterPopup',
    summary: 'Get the texts of the newsletter popup',
    title: 'Venster van de nieuwsbrief',
    schema: NewsletterPopup,
    labels: {
      title: 'Titel',
      content: 'Tekst',
      buttonText: 'Tekst van de knop',
      smallText: 'Kleine letters',
    },
  }),
}

export type DocumentKey = keyof typeof documents
export type DocumentOf<Key extends DocumentKey> = z.infer<(typeof documents)[Key]['schema']>
export const documentKeys = Object.keys(documents) as DocumentKey[]
