import { z } from 'zod'

// Texts that no schema judges: they are answered, or judged by rules that need more than the text. Each is a schema of its
// own, and with `max` still the same one to a registry, so that the documentation says in one place what it looks like
// (`openapi/formats.ts`).

export const EmailText = z.string()
export const PhoneText = z.string()
export const ZipcodeText = z.string()
export const HouseNumberText = z.string()
export const SuggestedNumber = z.string()
export const VatNumberText = z.string()
export const CocNumberText = z.string()
/** A moment in ISO 8601. */
export const MomentText = z.string()

/** What is no address finds and does nothing, and is answered like one that is not known. */
export const LenientEmail = z.string()
export const LenientZipcode = z.string()
export const LenientHouseNumber = z.string()
/** Of countries that an address cannot be looked up in, nothing is known. */
export const LenientCountry = z.string()
/** Being typed: what is none yet has no suggestions. */
export const TypedSoFar = z.string()
