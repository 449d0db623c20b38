/** Null for a contact from before the rule of the back office: neither an e-mail address nor a full address. */
export const contactKind = (contact: string): 'email' | 'url' | null => {
  if (/^https?:/i.test(contact)) return 'url'
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? 'email' : null
}
