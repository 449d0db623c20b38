import { z } from 'zod'

/** `POST /api/contact` with a `ContactForm` and `POST /api/customer/service-fee-request` with a `ReturnRequestForm`. */
export const Received = z.strictObject({ message: z.string() })
export type Received = z.infer<typeof Received>
