import { z } from 'zod'

/** By their usual names; `CLS` has no unit, the others are milliseconds. */
const VitalName = z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])

/**
 * `POST /api/telemetry`: the measurements of a browser until its page was hidden. Requires consent for
 * statistics. An error is its class and its location in our code, never its message, which may quote what a
 * shopper typed.
 */
export const Telemetry = z.strictObject({
  vitals: z.array(z.strictObject({ name: VitalName, value: z.number().min(0).max(600_000) })).max(20),
  errors: z
    .array(
      z.strictObject({
        name: z.string().regex(/^\w{1,60}$/),
        source: z.string().regex(/^(?:\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7})?$/),
      }),
    )
    .max(10),
})
export type Telemetry = z.infer<typeof Telemetry>

export const TelemetryNoted = z.strictObject({ noted: z.boolean() })
export type TelemetryNoted = z.infer<typeof TelemetryNoted>
