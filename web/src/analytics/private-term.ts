/** Whether a search term looks like an e-mail address or the number of an order, which must not be measured. */
export const isPrivateTerm = (term: string): boolean => /@|^\s*dkbd\s*\d+\s*$/i.test(term)
