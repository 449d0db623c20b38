/** For text inputs that may be empty: the library sends null for an empty one, and the server requires a text. */
export const emptyText = (typed: string): string => typed
