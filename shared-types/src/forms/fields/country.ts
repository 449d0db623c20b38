/** The countries of delivery and invoice addresses, in the order of the form. */
export const countries = ['NL', 'BE', 'LU'] as const
export type Country = (typeof countries)[number]

export const countryNames: Record<Country, string> = { NL: 'Nederland', BE: 'België', LU: 'Luxemburg' }
