import { z } from 'zod'
import { ReplacementReason } from '../../order.ts'
import { LinePieces } from '../orders.ts'

/** The code of a carrier that the list lacks: an employee types its name, and a link to follow the parcel. */
export const otherCarrier = 'other'

export const ShipOrder = z.strictObject({
  carrier: z.string().max(20),
  /** A parcel in more than one box has a code of each, with commas between them. */
  trackingCode: z.string().trim().max(1_000).optional(),
  /** Of `otherCarrier`. */
  carrierName: z.string().trim().max(60, 'Vul hoogstens 60 tekens in.').optional(),
  /** Of `otherCarrier`. It goes into a mail and a page. */
  trackingUrl: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      normalize: true,
      error: 'Vul een hele link in die met https:// begint, of laat dit leeg.',
    })
    .max(1_000, 'Vul een kortere link in.')
    .optional(),
  /** The pieces in this parcel; by default all that have not left. */
  lines: z.array(LinePieces).min(1, 'Kies minstens één stuk.').max(1000).optional(),
  /** Whether another parcel follows. Without it, the order is shipped; pieces that are left wait to be sent or refunded. */
  more: z.boolean().optional(),
  /** How many parcels had left, as the form showed it: the second of two equal requests is refused. */
  earlierParcels: z.int().optional(),
  /** The open withdrawals that the employee has seen: without all of them, the order is not shipped. */
  confirmedWithdrawals: z.array(z.uuid()).max(1000).optional(),
})
export type ShipOrder = z.infer<typeof ShipOrder>

export const RequestReplacement = z.strictObject({
  lines: z.array(LinePieces).min(1, 'Kies minstens één stuk.').max(1000),
  reason: z.enum(ReplacementReason.options, 'Kies een reden.'),
  /** How many replacements the form showed, also cancelled ones: a colleague may have made the same one since. */
  earlierReplacements: z.int(),
})
export type RequestReplacement = z.infer<typeof RequestReplacement>

export const ShipReplacement = ShipOrder.pick({
  carrier: true,
  trackingCode: true,
  carrierName: true,
  trackingUrl: true,
  confirmedWithdrawals: true,
})
export type ShipReplacement = z.infer<typeof ShipReplacement>

/** What happened to the lines of a file with tracking codes: a line without an order has an unknown number. */
export const ShipmentImport = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      /** As the file has it. */
      orderNumber: z.string(),
      orderId: z.uuid().nullable(),
      /** `known` if the order had been sent with this tracking code before. */
      outcome: z.enum(['sent', 'known', 'refused']),
      /** Why it was not sent; empty if it was. */
      message: z.string(),
    }),
  ),
})
export type ShipmentImport = z.infer<typeof ShipmentImport>

/** Another carrier or tracking code of a parcel that has left. */
export const CorrectTracking = ShipOrder.pick({
  carrier: true,
  trackingCode: true,
  carrierName: true,
  trackingUrl: true,
}).extend({
  /** An earlier parcel, or a replacement that has left; the last parcel, or the only one, if it is absent. */
  parcel: z.uuid().optional(),
})
export type CorrectTracking = z.infer<typeof CorrectTracking>
