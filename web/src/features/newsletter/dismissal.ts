const cookie = 'newsletter-popup=1'
const week = 7 * 24 * 60 * 60

/** Whether the popup was closed in the last seven days (spec §4). */
export const isDismissed = () => document.cookie.split('; ').includes(cookie)

export const dismiss = () => {
  document.cookie = `${cookie}; Path=/; Max-Age=${week}; SameSite=Lax`
}
