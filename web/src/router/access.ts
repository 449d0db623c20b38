import { createContext } from 'react'

/** The visitors that may open a page: pages for guests are not for customers, and the reverse. */
export type Access = 'customer' | 'guest' | 'anyone'

/** The access of the page, for its layout. */
export const AccessContext = createContext<Access>('anyone')
