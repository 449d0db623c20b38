import type { FastifyRequest } from 'fastify'
import type { App, Shop } from '../context.ts'
import { currentStaff } from '../db/current-staff.ts'
import { answer } from '../http/errors.ts'
import { refuse } from '../refusal.ts'
import { findStaff } from '../staff/staff-session.ts'

const loggedOut = refuse('unauthorized', 'Log opnieuw in.')
const notAllowed = refuse('role_required', 'Met jouw rol mag je dit niet.')
const foreign = refuse('forbidden_origin', 'Dit verzoek komt niet van de backoffice.')

/** The back office has no address in the settings: its pages have the same host as its API. */
const isOwnOrigin = ({ headers }: FastifyRequest): boolean => {
  const { origin, host } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

const safe = new Set(['GET', 'HEAD'])

/**
 * Lets only employees with a fitting role use the routes of the scope, which the audit log then names. A route
 * without `config.staff` stops the start.
 */
export const requireStaff = (scope: App, { db }: Shop): void => {
  scope.decorateRequest('staff', null)
  scope.addHook('onRoute', ({ url, config }) => {
    if (!config?.staff) throw new Error(`the route ${url} of the back office has no config.staff`)
  })
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!safe.has(request.method) && !isOwnOrigin(request)) answer(foreign)
    const roles = request.routeOptions.config.staff?.roles ?? []
    if (roles === 'without session') return
    request.staff = await findStaff(db, request)
    if (!request.staff) answer(loggedOut)
    else if (!roles.includes(request.staff.role)) answer(notAllowed)
  })
  scope.addHook('preHandler', (request, _reply, done) => {
    const { staff, routeOptions } = request
    if (!staff) done()
    else currentStaff.run({ id: staff.id, action: routeOptions.config.staff?.action ?? '' }, done)
  })
}
