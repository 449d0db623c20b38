import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { backOfficePath, officePages } from 'shared-types/contracts/admin/paths'
import type { ErrorCode, FieldMessages, V1Error } from 'shared-types/errors'
import { isRecord } from 'shared-types/is-record'
import { fieldMessages } from 'shared-types/field-messages'
import { CheckoutFields } from 'shared-types/contracts/provider/checkout'
import { unreadableMessage } from 'shared-types/forms/fields/text'
import { wirePath } from 'shared-types/wire'
import { routeOf } from 'telemetry/request-log'
import { z } from 'zod'
import type { App } from '../context.ts'
import { isDatabaseUnavailable, isReferenceGone, isUnstorableText } from '../db/database-errors.ts'
import { isRefusal, notAllRight, type Refusal } from '../refusal.ts'
import { unstorableFields } from './unstorable-fields.ts'

const statusOf: Record<ErrorCode, number> = {
  validation_failed: 422,
  not_found: 404,
  method_not_allowed: 405,
  unauthorized: 401,
  // Not 401, which would mean that the service's own token is invalid.
  login_required: 403,
  login_failed: 422,
  role_required: 403,
  forbidden_origin: 403,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  out_of_stock: 409,
  quantity_unavailable: 409,
  cart_empty: 409,
  cart_changed: 409,
  voucher_refused: 422,
  configuration_incomplete: 422,
  configuration_unknown: 422,
  configuration_price: 409,
  checkout_incomplete: 409,
  order_not_payable: 409,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  idempotency_key_in_use: 409,
  already_done: 409,
  payment_provider_failed: 502,
  provider_unavailable: 503,
  provider_failed: 502,
  provider_malformed: 502,
  internal_error: 500,
}

/** Also 400 for a body that cannot be parsed. */
export const statusesOf = (code: ErrorCode): number[] =>
  code === 'validation_failed' ? [400, statusOf[code]] : [statusOf[code]]

/** Passes a refusal from a route to the error handler; verbs return refusals and never throw them. */
const carried = Symbol('refusal')

/**
 * The last step of a route: `return answer(await placeOrder(shop, request.body))`. A refusal becomes the
 * `/v1` error with its code.
 */
export const answer = <T>(outcome: T | Refusal): T => {
  if (!isRefusal(outcome)) return outcome
  throw Object.assign(new Error(outcome.message), { [carried]: outcome })
}

const carriedRefusal = (error: unknown): Refusal | undefined =>
  isRecord(error) && carried in error && isRefusal(error[carried]) ? error[carried] : undefined

/** Verbs use the contract's field names, which are converted here. */
const inWireForm = ({ routeOptions }: FastifyRequest, errors: FieldMessages): FieldMessages => {
  // The back office has no wire form.
  if (routeOptions.config.staff) return errors
  const sent = routeOptions.schema?.body
  const contract = sent instanceof z.core.$ZodType ? sent : undefined
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [wirePath([contract, CheckoutFields], path), text]),
  )
}

/** A file of the back office that is opened in a tab of its own, which would show an error as JSON. */
const isTabOfOffice = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.staff !== undefined && method === 'GET' && headers['sec-fetch-dest'] === 'document'

const send = (reply: FastifyReply, body: V1Error, status = statusOf[body.code]) => {
  if (isTabOfOffice(reply.request)) {
    const page = officePages.fileRefused(reply.request.url)
    return reply.header('cache-control', 'no-store').redirect(`${backOfficePath}/#${page}`, 303)
  }
  if (status === 401 && !reply.request.routeOptions.config.staff)
    reply.header('www-authenticate', 'Bearer realm="shop-api"')
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const unknown: V1Error = { code: 'not_found', message: 'Dit bestaat niet.' }

/** For a path that cannot be decoded, which reaches no route and no error handler. */
export const answerUndecodable = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => void send(reply, unknown)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/** 404 for an unknown path. For a known path: 405, or 204 for OPTIONS, with its methods. */
const answerUnknown = (app: FastifyInstance) => (request: FastifyRequest, reply: FastifyReply) => {
  // Null for an unknown route, despite its type.
  const known = methods.filter((method) => app.findRoute({ method, url: request.url }) as object | null)
  if (known.length === 0) return send(reply, unknown)
  reply.header('allow', [...known, 'OPTIONS'].join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  return send(reply, { code: 'method_not_allowed', message: 'Dit kan hier niet.' })
}

/** Errors of Fastify itself before a route is reached: a body that is too large, not JSON, or malformed. */
const refusedByFastify = (error: FastifyError): V1Error | undefined => {
  if (error.statusCode === 413) return { code: 'payload_too_large', message: 'Dit bericht is te groot.' }
  if (error.statusCode === 415) {
    return { code: 'unsupported_media_type', message: 'Dit soort bericht kunnen we niet lezen.' }
  }
  if (error.statusCode === 401) return { code: 'unauthorized', message: 'Je hebt hier geen toegang toe.' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'validation_failed', message: 'Dit verzoek kunnen we niet lezen.' }
  }
  return undefined
}

/** Whether this error contains a refusal, so that nothing was changed. */
export const isRefused = (error: unknown): boolean => carriedRefusal(error) !== undefined

const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = carriedRefusal(error)
  if (refusal) {
    const { refused: code, errors, order, retryAfter } = refusal
    const message = refusal.inDutch ?? refusal.message
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return send(reply, {
      message,
      code,
      ...(errors && { errors: inWireForm(request, errors) }),
      ...(order && { order }),
    })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id cannot exist.
    if (error.validationContext === 'params') return send(reply, unknown)
    return send(reply, {
      code: 'validation_failed',
      message: notAllRight,
      errors: fieldMessages(error.validation, error.validationContext),
    })
  }
  const refused = refusedByFastify(error)
  if (refused) {
    return send(reply, refused, error.statusCode)
  }
  if (isUnstorableText(error)) {
    // A path with such a text cannot exist.
    if (Object.keys(unstorableFields(request.params)).length > 0) return send(reply, unknown)
    return send(reply, {
      code: 'validation_failed',
      message: `${unreadableMessage}.`,
      errors: {
        ...inWireForm(request, unstorableFields(request.body)),
        ...unstorableFields(request.query),
      },
    })
  }
  if (request.routeOptions.config.staff && isReferenceGone(error)) {
    return send(reply, {
      code: 'already_done',
      message:
        'Een collega heeft intussen iets verwijderd waarnaar dit verwijst. Er is niets opgeslagen en wat je typte staat er nog: open deze pagina in een nieuw tabblad om te zien wat er nog is.',
    })
  }
  if (isDatabaseUnavailable(error)) {
    request.log.error({ ...routeOf(request), err: error }, 'the database is unavailable')
    reply.header('retry-after', '1')
    return send(reply, {
      code: 'provider_unavailable',
      message: 'De winkel is heel even niet bereikbaar. Probeer het zo nog eens.',
    })
  }
  request.log.error({ ...routeOf(request), err: error }, 'a request failed')
  return send(reply, { code: 'internal_error', message: 'Oeps, er ging iets mis! Probeer het nog een keer.' })
}

/** Every error response of shop-api is sent here, as `{ message, code, errors? }`. */
export const errors = fastifyPlugin(async (app: App) => {
  app.setErrorHandler(onError)
  app.setNotFoundHandler(answerUnknown(app))
})
