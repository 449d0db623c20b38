import type { Footer } from 'shared-types/contracts/content'

/** The address of the shop for search engines. */
export const postalAddressOf = ({ street, zipcode, city }: Footer['shop']) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: zipcode,
  addressLocality: city,
  addressCountry: 'NL',
})
