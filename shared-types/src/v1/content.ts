import { z } from 'zod'
import { EmailText, PhoneText, ZipcodeText, VatNumberText, CocNumberText, MomentText } from '../texts.ts'
import { Image } from '../image.ts'
import { Breadcrumb } from '../contracts/catalog.ts'
import { ProductTile } from '../contracts/provider/catalog.ts'

/** One entry of a menu. `link` is a path of the shop (`/dekbed/`) or a full address; `content` is sanitised HTML. */
export interface MenuItem {
  id: number
  title: string
  link: string
  slug: string
  homepage: boolean
  content: string | null
  items: MenuItem[]
}
export const MenuItem: z.ZodType<MenuItem> = z.object({
  id: z.int(),
  title: z.string(),
  link: z.string(),
  slug: z.string(),
  homepage: z.boolean(),
  content: z.string().nullable(),
  get items() {
    return z.array(MenuItem)
  },
})

/** `GET /v1/content/navigation`: the category menu (`main`) and the extra menu. */
export const Navigation = z.object({ main: z.array(MenuItem), extra: z.array(MenuItem) })
export type Navigation = z.infer<typeof Navigation>

/** `GET /v1/content/shop-menu` (tabs) and `GET /v1/content/sub-navigation/` (panels by main menu slug). */
export const Menu = z.object({ items: z.array(MenuItem) })
export type Menu = z.infer<typeof Menu>

/** `GET /v1/content/notification`: the promo alert bar. `code` can be copied. */
export const Notification = z.object({
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  usps: z.array(z.string()),
})
export type Notification = z.infer<typeof Notification>

/** `GET /v1/content/footer`. */
export const Footer = z.object({
  shop: z.object({
    name: z.string(),
    legal_name: z.string(),
    street: z.string(),
    zipcode: ZipcodeText,
    city: z.string(),
    email: EmailText,
    phone: PhoneText,
    opening_hours: z.string(),
    coc_number: CocNumberText,
    vat_number: VatNumberText,
  }),
  service_links: z.array(z.object({ title: z.string(), link: z.string() })),
  category_links: z.array(z.object({ title: z.string(), link: z.string() })),
  social_links: z.array(z.object({ title: z.string(), link: z.string() })),
  payment_methods: z.array(z.string()),
  trust_score: z.object({ score: z.number(), source: z.string() }),
  rating: z.object({ score: z.number(), count: z.string(), source: z.string() }),
})
export type Footer = z.infer<typeof Footer>

/** A slide or promo. `image_mobile` is shown below 768 px. */
export const PromoSlide = z.object({
  image: Image,
  image_mobile: Image,
  title: z.string(),
  sub_title: z.string(),
  show_title: z.boolean(),
  is_light_background: z.boolean(),
  button_text: z.string(),
  link: z.string(),
})
export type PromoSlide = z.infer<typeof PromoSlide>

/** `description` is sanitised HTML. */
export const ContentBlock = z.object({
  image: Image.nullable(),
  title: z.string(),
  sub_title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  button_text: z.string().nullable(),
})
export type ContentBlock = z.infer<typeof ContentBlock>

/** `GET /v1/content/homepage`. `ends_at` is ISO 8601: the real end of the promotion, null when it has none. */
export const Homepage = z.object({
  slides: z.array(PromoSlide),
  promo: z.object({
    main: PromoSlide,
    extra: z.array(PromoSlide),
    ends_at: MomentText.nullable(),
  }),
  categories: z.array(z.object({ title: z.string(), path: z.string(), image: Image })),
  blocks: z.array(ContentBlock),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type Homepage = z.infer<typeof Homepage>

/** `GET /v1/content/service-page/{page}`. `html` is sanitised. */
export const ServicePage = z.object({
  slug: z.string(),
  title: z.string(),
  html: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type ServicePage = z.infer<typeof ServicePage>

/** `GET /v1/content/category?path=`: the page of an overview or text category. `html` is sanitised. */
export const CategoryContent = z.object({
  id: z.int(),
  path: z.string(),
  title: z.string(),
  breadcrumbs: z.array(Breadcrumb),
  image: Image.nullable(),
  html: z.string(),
  blocks: z.array(ContentBlock),
  subcategories: z.array(
    z.object({ title: z.string(), path: z.string(), image: Image.nullable(), text: z.string() }),
  ),
  /** False where no menu, sitemap or search engine is to show it. */
  listed: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type CategoryContent = z.infer<typeof CategoryContent>

/** A page of content by what leads to it. `published_at` is ISO 8601. */
export const PageCard = z.object({
  path: z.string(),
  title: z.string(),
  intro: z.string(),
  image: Image.nullable(),
  published_at: MomentText.nullable(),
})
export type PageCard = z.infer<typeof PageCard>

/**
 * `GET /v1/content/page?path=`: a page to be read, such as `blog` or `blog/dons-of-wol`. `html` is sanitised. `pages`
 * are those below it, or, where there are none, others beside it; `facts` is what a vacancy offers, in a few words.
 */
export const ContentPage = z.object({
  path: z.string(),
  title: z.string(),
  intro: z.string(),
  image: Image.nullable(),
  html: z.string(),
  author: z.string().nullable(),
  published_at: MomentText.nullable(),
  updated_at: MomentText,
  facts: z.array(z.object({ title: z.string(), value: z.string() })),
  breadcrumbs: z.array(Breadcrumb),
  pages: z.array(PageCard),
  categories: z.array(z.object({ title: z.string(), path: z.string(), image: Image.nullable() })),
  products: z.array(ProductTile),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type ContentPage = z.infer<typeof ContentPage>

/** `GET /v1/content/cart-promo`: what the shop wants to say beside the cart. `text` is plain. */
export const CartPromo = z.object({
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  button_text: z.string().nullable(),
})
export type CartPromo = z.infer<typeof CartPromo>
