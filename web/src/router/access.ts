import { createContext } from 'react'

/** The visitors that a page is for. A customer gets no page for guests, and a guest none for customers. */
export type Access = 'customer' | 'guest' | 'anyone'

/** The access of the page, for its layout. */
export const AccessContext = createContext<Access>('anyone')
