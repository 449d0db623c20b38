// The names that the code in the browser and the bff both use. No zod: the browser loads this with every page.

/**
 * The cookie that a browser sets on logout. A script cannot remove the HttpOnly session cookie. If a request
 * has both cookies, the bff first ends the session, and then removes both.
 */
export const logoutPending = 'logout-pending'

/** The cookie with the shopper's consent. */
export const consentCookie = 'cookie-consent'

/** The Trusted Types policy under which the browser's code turns text into HTML. */
export const htmlPolicy = 'sluimer'

/** The policy of the tag manager's script, and the head element with its URL. It is not loaded before consent. */
export const tagManagerName = 'tag-manager'
