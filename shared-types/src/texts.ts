import { z } from 'zod'

// Texts that their schema does not validate: they only occur in answers, or their rules need more than the
// text. Each is a separate schema, also for a registry after `.max()`, so that `openapi/formats.ts` documents
// its format once.

export const EmailText = z.string()
export const PhoneText = z.string()
export const ZipcodeText = z.string()
export const HouseNumberText = z.string()
export const SuggestedNumber = z.string()
export const VatNumberText = z.string()
export const CocNumberText = z.string()
/** A moment in ISO 8601. */
export const MomentText = z.string()

/** The token in a signed link (mail, payment page) that opens an order without the session of its shopper. */
export const OrderToken = z.string().max(512).optional()

/** An invalid value has no effect, and gets the same answer as an unknown one. */
export const LenientEmail = z.string()
export const LenientZipcode = z.string()
export const LenientHouseNumber = z.string()
/** Countries without an address lookup give an empty result. */
export const LenientCountry = z.string()
/** A partly typed value; an incomplete one has no suggestions. */
export const TypedSoFar = z.string()
