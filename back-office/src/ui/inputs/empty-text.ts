/** For inputs of texts that may be empty: the server asks for a text where the library sends null. */
export const emptyText = (typed: string): string => typed
