import { paths } from '../../../paths.ts'
import { middleSource } from '../../../ui/media/image-sources.ts'
import { postalAddressOf } from '../postal-address.ts'
import type { ContentPage, Footer } from 'shared-types/contracts/content'

/** An article for search engines: schema.org's Article. */
export const articleData = (
  page: ContentPage,
  shop: Pick<Footer['shop'], 'name'> | undefined,
  absolute: (path: string) => string,
) => ({
  '@type': 'Article',
  headline: page.title,
  description: page.meta.description,
  ...(page.image && { image: [absolute(middleSource(page.image))] }),
  ...(page.publishedAt && { datePublished: page.publishedAt }),
  dateModified: page.updatedAt,
  ...(page.author && { author: { '@type': 'Person', name: page.author } }),
  ...(shop && { publisher: { '@type': 'Organization', name: shop.name, url: absolute(paths.home()) } }),
  mainEntityOfPage: absolute(paths.category(page.path)),
  inLanguage: 'nl-NL',
})

/** A vacancy for search engines: schema.org's JobPosting. */
export const jobData = (page: ContentPage, shop: Footer['shop'] | undefined) => ({
  '@type': 'JobPosting',
  title: page.title,
  description: page.html,
  datePosted: page.publishedAt ?? page.updatedAt,
  ...(shop && {
    hiringOrganization: { '@type': 'Organization', name: shop.legalName },
    jobLocation: { '@type': 'Place', address: postalAddressOf(shop) },
  }),
})
