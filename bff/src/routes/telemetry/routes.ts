import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { consentCookie } from 'shared-types/browser-names'
import { parseConsent } from 'shared-types/measuring/consent-cookie'
import { Telemetry, TelemetryNoted } from 'shared-types/measuring/telemetry'
import { apiPaths } from 'shared-types/urls/api-paths'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'

/** Counts what browsers measured. Stores nothing else. */
export const telemetryRoutes =
  ({ log, metrics }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.telemetry, {
      schema: { operation: operations.noteTelemetry, body: Telemetry, response: { 200: TelemetryNoted } },
      handler: async ({ body, cookies }) => {
        if (!parseConsent(cookies[consentCookie])?.statistics) return { noted: false }
        for (const { name, value } of body.vitals) {
          if (name === 'CLS') metrics.layoutShift.observe(value)
          else metrics.webVitals.observe({ name }, value / 1_000)
        }
        metrics.clientErrors.inc(body.errors.length)
        if (body.errors.length > 0) log.warn({ errors: body.errors }, 'errors in a browser')
        return { noted: true }
      },
    })
  }
