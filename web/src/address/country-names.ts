import type { FormCountry } from 'shared-types/forms/address'

export const countryNames: Record<FormCountry, string> = { NL: 'Nederland', BE: 'België', LU: 'Luxemburg' }
