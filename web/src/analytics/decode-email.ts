const email = /^[^\s@]{1,64}@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** The e-mail in a base64 or base64url text; undefined if the text is not an e-mail. */
export const decodeEmail = (text: string): string | undefined => {
  try {
    const plain = text.replaceAll(/[- ]/g, '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0))
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim().toLowerCase()
    return decoded.length <= 255 && email.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
