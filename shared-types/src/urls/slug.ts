/**
 * A segment of an address for a title: lower case, no accents, words joined by hyphens. No underscores: in URLs they
 * separate filter values. Empty for a title without letters and digits.
 */
export const slugOf = (title: string, most = 150): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' en ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '')
/**
 * The pages of text at `/service/{slug}/` that code and texts of the shop refer to. Each shop has them: staff change
 * their text, not their address.
 */
export const serviceSlugs = [
  'algemene-voorwaarden',
  'cookies',
  'herroepingsrecht',
  'klantenservice-contact',
  'orderandpayment',
  'privacy',
  'shipping-returns',
  'veelgestelde-vragen',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Addresses that product pages linked to by mistake: visitors and search engines may still have them. */
export const mistakenServicePages: Partial<Record<string, ServiceSlug>> = {
  'bestellen-en-betalen': 'orderandpayment',
  'verzenden-en-retourneren': 'shipping-returns',
}
