/**
 * The pages of text at `/service/{slug}/` that code and texts of the shop refer to. Each shop has them: staff change
 * their text, not their address.
 */
export const serviceSlugs = [
  'algemene-voorwaarden',
  'cookies',
  'garantievoorwaarden',
  'herroepingsrecht',
  'klantenservice-contact',
  'orderandpayment',
  'privacy',
  'shipping-returns',
  'toegankelijkheid',
  'veelgestelde-vragen',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Addresses that product pages linked to by mistake: visitors and search engines may still have them. */
export const mistakenServicePages: Partial<Record<string, ServiceSlug>> = {
  'bestellen-en-betalen': 'orderandpayment',
  'verzenden-en-retourneren': 'shipping-returns',
}
