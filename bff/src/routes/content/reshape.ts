import type * as api from 'shared-types/api/content'
import type * as v1 from 'shared-types/v1/content'
import { toTile } from '../catalog/map.ts'

const reshapeMenuItem = (item: v1.MenuItem): api.MenuItem => ({
  id: item.id,
  title: item.title,
  link: item.link,
  slug: item.slug,
  content: item.content,
  items: item.items.map(reshapeMenuItem),
})

const reshapeFooter = ({ shop, ...footer }: v1.Footer): api.Footer => ({
  shop: {
    name: shop.name,
    legalName: shop.legal_name,
    street: shop.street,
    zipcode: shop.zipcode,
    city: shop.city,
    email: shop.email,
    phone: shop.phone,
    openingHours: shop.opening_hours,
    cocNumber: shop.coc_number,
    vatNumber: shop.vat_number,
  },
  serviceLinks: footer.service_links,
  categoryLinks: footer.category_links,
  socialLinks: footer.social_links,
  paymentMethods: footer.payment_methods,
  trustScore: footer.trust_score,
  rating: footer.rating,
})

interface ShellParts {
  navigation: v1.Navigation
  shopMenu: v1.Menu
  subNavigation: v1.Menu
  notification: v1.Notification
  footer: v1.Footer
}

export const reshapeShell = (parts: ShellParts): api.Shell => ({
  navigation: {
    main: parts.navigation.main.map(reshapeMenuItem),
    extra: parts.navigation.extra.map(reshapeMenuItem),
    shopMenu: parts.shopMenu.items.map(reshapeMenuItem),
    subNavigation: parts.subNavigation.items.map(reshapeMenuItem),
  },
  notification: parts.notification,
  footer: reshapeFooter(parts.footer),
})

const reshapeSlide = (slide: v1.PromoSlide): api.PromoSlide => ({
  image: slide.image,
  imageMobile: slide.image_mobile,
  title: slide.title,
  subTitle: slide.sub_title,
  showTitle: slide.show_title,
  isLightBackground: slide.is_light_background,
  buttonText: slide.button_text,
  link: slide.link,
})

const reshapeBlock = (block: v1.ContentBlock): api.ContentBlock => ({
  image: block.image,
  title: block.title,
  subTitle: block.sub_title,
  description: block.description,
  link: block.link,
  buttonText: block.button_text,
})

const reshapeMeta = (page: { meta_title: string; meta_description: string }): api.Meta => ({
  title: page.meta_title,
  description: page.meta_description,
})

export const reshapeHomepage = (homepage: v1.Homepage): api.Homepage => ({
  slides: homepage.slides.map(reshapeSlide),
  promo: {
    main: reshapeSlide(homepage.promo.main),
    extra: homepage.promo.extra.map(reshapeSlide),
    endsAt: homepage.promo.ends_at,
  },
  categories: homepage.categories,
  blocks: homepage.blocks.map(reshapeBlock),
  meta: reshapeMeta(homepage),
})

export const reshapeServicePage = (page: v1.ServicePage): api.ServicePage => ({
  slug: page.slug,
  title: page.title,
  html: page.html,
  meta: reshapeMeta(page),
})

export const reshapeCategoryContent = (page: v1.CategoryContent): api.CategoryContent => ({
  id: page.id,
  path: page.path,
  title: page.title,
  breadcrumbs: page.breadcrumbs,
  image: page.image,
  html: page.html,
  blocks: page.blocks.map(reshapeBlock),
  subcategories: page.subcategories,
  meta: { ...reshapeMeta(page), noIndex: !page.listed },
})

const reshapePageCard = ({ published_at, ...card }: v1.PageCard): api.PageCard => ({
  ...card,
  publishedAt: published_at,
})

export const reshapeContentPage = (page: v1.ContentPage): api.ContentPage => ({
  path: page.path,
  title: page.title,
  intro: page.intro,
  image: page.image,
  html: page.html,
  author: page.author,
  publishedAt: page.published_at,
  updatedAt: page.updated_at,
  facts: page.facts,
  breadcrumbs: page.breadcrumbs,
  pages: page.pages.map(reshapePageCard),
  categories: page.categories,
  products: page.products.map(toTile),
  meta: reshapeMeta(page),
})

export const reshapeCartPromo = ({ title, text, link, button_text }: v1.CartPromo): api.CartPromo => ({
  title,
  text,
  link,
  buttonText: button_text,
})
