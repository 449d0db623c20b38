import { and, eq } from 'drizzle-orm'
import { AuditEntry, AuditQuery } from 'shared-types/contracts/admin/audit-log'
import { ListQuery, ListSearchQuery, listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  NewStaff,
  PasswordChange,
  StaffAccount,
  StaffChange,
  StaffLogin,
  StaffRole,
  StaffSession,
  StaffWithPassword,
  TotpOffer,
  TotpRemoval,
  TotpSetup,
} from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import { staffOf, type Routes, type Shop } from '../context.ts'
import { staffSession, type StaffRow } from '../db/schema/staff.ts'
import { answer } from '../http/errors.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { refuse } from '../refusal.ts'
import { addStaff } from './add-staff.ts'
import { changeStaff, resetStaff } from './change-staff.ts'
import { logInStaff } from './log-in.ts'
import { changePassword, findOwn, removeTotp, setTotp } from './own-account.ts'
import {
  findStaffMember,
  listAuditLog,
  listSessions,
  listStaff,
  presentStaff,
  visibleSessions,
} from './queries.ts'
import { clearStaffCookie, endSession, setStaffCookie } from './staff-session.ts'
import { offerSecret } from './totp.ts'

const everyone = StaffRole.options
const owners = ['owner'] as const

const withPassword = ({ account, password }: { account: StaffRow; password: string }): StaffWithPassword => ({
  ...presentStaff(account),
  password,
})

/** Logging in, the employee's own account, the employees, their sessions and the audit log. */
export const staffAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db, config } = shop

    app.post(admin.login, {
      config: { staff: { action: 'log in', roles: 'without session' } },
      schema: { operation: null, body: StaffLogin, response: { 200: StaffAccount } },
      handler: async (request, reply) => {
        const { account, token } = answer(await logInStaff(shop, request.body, request))
        setStaffCookie(reply, config, token)
        return presentStaff(account)
      },
    })
    app.post(admin.logout, {
      config: { staff: { action: 'log out', roles: everyone } },
      schema: { operation: null, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await endSession(db, eq(staffSession.id, staffOf(request).sessionId))
        clearStaffCookie(reply, config)
        return reply.code(204).send(null)
      },
    })

    app.get(admin.account, {
      config: { staff: { action: 'read account', roles: everyone } },
      schema: { operation: null, response: { 200: StaffAccount } },
      handler: async (request) => presentStaff((await findOwn(shop, request)).account),
    })
    app.put(admin.accountPassword, {
      config: { staff: { action: 'change own password', roles: everyone } },
      schema: { operation: null, body: PasswordChange, response: { 200: StaffAccount } },
      handler: async (request) =>
        presentStaff(answer(await changePassword(shop, await findOwn(shop, request), request.body))),
    })
    app.get(admin.accountTotp, {
      config: { staff: { action: 'offer two-step verification', roles: everyone } },
      schema: { operation: null, response: { 200: TotpOffer } },
      handler: async (request) => {
        const { name } = await readShopDetails(shop.db)
        return offerSecret(name, (await findOwn(shop, request)).account.email)
      },
    })
    app.put(admin.accountTotp, {
      config: { staff: { action: 'turn two-step verification on', roles: everyone } },
      schema: { operation: null, body: TotpSetup, response: { 200: StaffAccount } },
      handler: async (request) =>
        presentStaff(answer(await setTotp(shop, await findOwn(shop, request), request.body))),
    })
    app.post(admin.accountTotpRemoval, {
      config: { staff: { action: 'turn two-step verification off', roles: everyone } },
      schema: { operation: null, body: TotpRemoval, response: { 200: StaffAccount } },
      handler: async (request) =>
        presentStaff(answer(await removeTotp(shop, await findOwn(shop, request), request.body))),
    })

    app.get(admin.staff, {
      config: { staff: { action: 'list staff', roles: owners } },
      schema: { operation: null, querystring: ListSearchQuery, response: { 200: listOf(StaffAccount) } },
      handler: async ({ query }) => listStaff(db, query),
    })
    app.post(admin.staff, {
      config: { staff: { action: 'add staff', roles: owners } },
      schema: { operation: null, body: NewStaff, response: { 200: StaffWithPassword } },
      handler: async ({ body }) => withPassword(answer(await addStaff(db, body))),
    })
    app.get(admin.staffMember, {
      config: { staff: { action: 'read staff', roles: owners } },
      schema: { operation: null, params: rowIdParams, response: { 200: StaffAccount } },
      handler: async ({ params }) => presentStaff(answer(await findStaffMember(db, params.id))),
    })
    app.put(admin.staffMember, {
      config: { staff: { action: 'change staff', roles: owners } },
      schema: {
        operation: null,
        params: rowIdParams,
        body: StaffChange,
        response: { 200: StaffAccount },
      },
      handler: async ({ params, body }) => presentStaff(answer(await changeStaff(db, params.id, body))),
    })
    app.post(admin.staffReset, {
      config: { staff: { action: 'reset staff', roles: owners } },
      schema: { operation: null, params: rowIdParams, response: { 200: StaffWithPassword } },
      handler: async ({ params }) => withPassword(answer(await resetStaff(db, params.id))),
    })

    app.get(admin.sessions, {
      config: { staff: { action: 'list sessions', roles: everyone } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(StaffSession) } },
      handler: async (request) => listSessions(db, staffOf(request), request.query),
    })
    app.delete(admin.session, {
      config: { staff: { action: 'end session', roles: everyone } },
      schema: { operation: null, params: z.strictObject({ id: z.uuid() }), response: { 204: z.null() } },
      handler: async (request, reply) => {
        const chosen = and(eq(staffSession.id, request.params.id), visibleSessions(staffOf(request)))
        const isEnded = await endSession(db, chosen)
        if (!isEnded) answer(refuse('not_found', 'Deze sessie bestaat niet meer.'))
        return reply.code(204).send(null)
      },
    })

    app.get(admin.auditLog, {
      config: { staff: { action: 'read audit log', roles: owners } },
      schema: {
        operation: null,
        querystring: AuditQuery,
        response: { 200: listOf(AuditEntry) },
      },
      handler: async ({ query }) => listAuditLog(db, query),
    })
  }
