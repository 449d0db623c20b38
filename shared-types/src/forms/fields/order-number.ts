import { z } from 'zod/mini'

export const orderNumberMessage = 'Vul je bestelnummer in, bijvoorbeeld DKBD1000001'

/** With or without `DKBD`, with spaces, in capitals or not; at most seven digits (spec §5). */
export const isOrderNumber = (text: string): boolean => /^(dkbd)?\s*\d{1,7}$/i.test(text.trim())

/** Formats `dkbd 1000001` or `1000001` as `DKBD1000001`. An invalid order number stays as typed. */
export const normaliseOrderNumber = (text: string): string =>
  isOrderNumber(text) ? `DKBD${text.replace(/\D/g, '')}` : text.trim()

const orderNumber = z
  .string(orderNumberMessage)
  .check(z.refine((value) => value.length <= 32 && isOrderNumber(value), orderNumberMessage))

export const orderNumberText = () => orderNumber
