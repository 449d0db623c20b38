/** Whether a search term has an e-mail address or the number of an order, which must not be measured. */
export const isPrivateTerm = (term: string): boolean => /@|dkbd[\s-]*\d/i.test(term)
