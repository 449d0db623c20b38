/**
 * The cookie that a browser sets on logout. A script cannot remove the HttpOnly session cookie; with this one beside it
 * the bff ends the session on the next request that reaches it, whichever that is, and then removes both.
 */
export const logoutPending = 'logout-pending'
