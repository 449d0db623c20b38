import {
  ChangeCustomerRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  Customer,
  CustomerExport,
  CustomerOrders,
  CustomerTold,
  DeleteCustomerRequest,
  ForgotPasswordRequest,
  LoginRequest,
  LoginStatus,
  RegisterRequest,
  ResetPasswordRequest,
} from 'shared-types/v1/customer'
import { Order } from 'shared-types/v1/order'
import { largestPageSize, usualPageSize } from 'shared-types/page-size'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../errors.ts'
import { openOrder } from '../order/open-order.ts'
import { presentOrder } from '../order/present.ts'
import { findTellingPayment, readOrderLines } from '../order/queries.ts'
import { writeInvoice } from '../invoice/write-invoice.ts'
import { changeCustomer } from './change-customer.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteCustomer } from './delete-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { loginStatus, presentStatus } from './login-status.ts'
import { presentCustomer, presentOrders } from './present.ts'
import { placeOf } from './place.ts'
import { requireCustomer } from './queries.ts'
import { readOrders } from './read-orders.ts'
import { register } from './register.ts'
import { changePassword, resetPassword } from './set-password.ts'
import { findSession, handOver, takeBack } from './shopper-session.ts'

const told = { 200: CustomerTold }
const byId = z.strictObject({ id: z.uuid() })
/** The signed link of a mail opens an order that the account does not have yet. */
const withLink = z.strictObject({ token: z.string().max(512).optional() })
const ofPage = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  page_size: z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize),
})

/** Who is logged in; throws the refusal of what is only for them. */
const customerOf = async ({ db }: Shop, request: FastifyRequest, reply: FastifyReply) =>
  answer(await requireCustomer(db, await findSession(db, request, reply)))

export const customerRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(
      '/v1/customer/login',
      { schema: { body: LoginRequest, response: { 200: LoginStatus } } },
      async (request, reply) => {
        const { who, begun } = answer(
          await logIn(shop, await findSession(shop.db, request, reply), request.body, placeOf(request)),
        )
        handOver(reply, begun)
        return presentStatus(who)
      },
    )
    app.get('/v1/customer/logout', { schema: { response: { 200: LoginStatus } } }, async (request, reply) => {
      await logOut(shop, await findSession(shop.db, request, reply))
      takeBack(reply)
      return presentStatus(null)
    })
    app.get(
      '/v1/customer/login/status',
      { schema: { response: { 200: LoginStatus } } },
      async (request, reply) => loginStatus(shop, await findSession(shop.db, request, reply)),
    )

    app.post(
      '/v1/customer',
      { config: { onlyOnce: true }, schema: { body: RegisterRequest, response: told } },
      async ({ body }) => answer(await register(shop, body)),
    )
    // Asked for while buying: who orders meanwhile, does so as a guest, and finds the order in the account.
    app.post(
      '/v1/checkout/customer/account',
      { config: { onlyOnce: true }, schema: { body: RegisterRequest, response: told } },
      async ({ body }) => answer(await register(shop, body)),
    )
    app.post(
      '/v1/customer/email/confirm',
      { config: { onlyOnce: true }, schema: { body: ConfirmEmailRequest, response: told } },
      async ({ body }) => answer(await confirmEmail(shop, body.token)),
    )
    app.post(
      '/v1/customer/password/forgot',
      { schema: { body: ForgotPasswordRequest, response: told } },
      async ({ body }) => forgotPassword(shop, body.email),
    )
    app.post(
      '/v1/customer/password/reset',
      { schema: { body: ResetPasswordRequest, response: told } },
      async (request) => answer(await resetPassword(shop, request.body, placeOf(request))),
    )
    app.put(
      '/v1/customer/password',
      { schema: { body: ChangePasswordRequest, response: told } },
      async (request, reply) => {
        const own = await findSession(shop.db, request, reply)
        const who = answer(await requireCustomer(shop.db, own))
        return answer(await changePassword(shop, who, own?.tokenHash ?? '', request.body, placeOf(request)))
      },
    )

    app.get('/v1/customer', { schema: { response: { 200: Customer } } }, async (request, reply) =>
      presentCustomer(await customerOf(shop, request, reply)),
    )
    app.put(
      '/v1/customer',
      { schema: { body: ChangeCustomerRequest, response: { 200: Customer } } },
      async (request, reply) =>
        presentCustomer(
          answer(await changeCustomer(shop, await customerOf(shop, request, reply), request.body)),
        ),
    )
    app.delete(
      '/v1/customer',
      { schema: { body: DeleteCustomerRequest, response: told } },
      async (request, reply) => {
        const done = answer(
          await deleteCustomer(
            shop,
            await customerOf(shop, request, reply),
            request.body.password,
            placeOf(request),
          ),
        )
        takeBack(reply)
        return done
      },
    )
    app.get(
      '/v1/customer/export',
      { schema: { response: { 200: CustomerExport } } },
      async (request, reply) => exportCustomer(shop, await customerOf(shop, request, reply)),
    )

    app.get(
      '/v1/customer/orders',
      { schema: { querystring: ofPage, response: { 200: CustomerOrders } } },
      async (request, reply) => {
        const { page, page_size: pageSize } = request.query
        const who = await customerOf(shop, request, reply)
        return presentOrders(await readOrders(shop, who, { page, pageSize }))
      },
    )
    app.get(
      '/v1/customer/orders/:id',
      { schema: { params: byId, querystring: withLink, response: { 200: Order } } },
      async (request, reply) => {
        const session = await findSession(shop.db, request, reply)
        answer(await requireCustomer(shop.db, session))
        const { token } = request.query
        const order = answer(await openOrder(shop, request.params.id, { session, token }))
        const payment = await findTellingPayment(shop.db, order.id)
        return presentOrder(shop.config, order, await readOrderLines(shop.db, order.id), payment)
      },
    )
    app.get('/v1/customer/orders/:id/invoice', { schema: { params: byId } }, async (request, reply) => {
      const session = await findSession(shop.db, request, reply)
      answer(await requireCustomer(shop.db, session))
      const order = answer(await openOrder(shop, request.params.id, { session, token: undefined }))
      const { name, pdf } = answer(await writeInvoice(shop, order))
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(pdf)
    })
  }
