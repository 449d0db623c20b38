import type { Footer } from 'shared-types/contracts/content'
import { paths } from '../../paths.ts'
import { postalAddressOf } from './postal-address.ts'

/** The shop for search engines: its organisation and its web site. */
export const organisationStructuredData = (
  { shop }: Footer,
  absolute: (path: string) => string,
): object[] => [
  {
    '@type': 'Organization',
    name: shop.name,
    legalName: shop.legalName,
    url: absolute(paths.home()),
    logo: absolute('/icon-512.png'),
    email: shop.email,
    telephone: shop.phone,
    vatID: shop.vatNumber,
    address: postalAddressOf(shop),
  },
  {
    '@type': 'WebSite',
    name: shop.name,
    url: absolute(paths.home()),
    inLanguage: 'nl-NL',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(paths.search())}?tn_q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
]
