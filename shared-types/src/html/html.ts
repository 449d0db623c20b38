import { z } from 'zod'

/** Sanitised HTML (`safe-html.ts`). The bff sanitises these fields of every answer again: the provider may be hostile. */
export const Html = z.string().brand<'Html'>()
export type Html = z.infer<typeof Html>

/** An address that a page links to: a path of the shop or a full address. The bff refuses other schemes than those of `isSafeAddress`. */
export const Address = z.string().meta({ description: 'A path of the shop or a full address' })

/**
 * Refuses `javascript:`, `data:` and similar schemes, also with the spaces and control characters that browsers
 * ignore.
 */
export const isSafeAddress = (address: string): boolean => {
  const base = 'https://shop.invalid'
  return (
    URL.canParse(address, base) &&
    ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address, base).protocol)
  )
}
