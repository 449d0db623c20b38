/** Name of the address step's draft. */
export const addressDraft = 'adres'
