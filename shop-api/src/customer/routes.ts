import * as provider from 'shared-types/contracts/provider/customer'
import { Customer, CustomerExport, CustomerMessage } from 'shared-types/contracts/customer'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { customerOf, requireCustomer } from './profile/customer-of.ts'
import { changeCustomer } from './profile/change-customer.ts'
import { requestEmailChange } from './authentication/change-email.ts'
import { confirmEmail } from './authentication/confirm-email.ts'
import { deleteCustomer } from './delete-customer.ts'
import { exportCustomer } from './profile/export-customer.ts'
import { forgotPassword } from './authentication/forgot-password.ts'
import { logIn } from './authentication/log-in.ts'
import { logOut } from './authentication/log-out.ts'
import { loginStatus, presentStatus } from './profile/login-status.ts'
import { presentCustomer } from './profile/present.ts'
import { clientIpOf } from '../session/client-ip.ts'
import { register } from './authentication/register.ts'
import { changePassword, resetPassword } from './authentication/set-password.ts'
import { findSession, setSessionCookie, clearSessionCookie } from '../session/shopper-session.ts'

const messageResponse = { 200: CustomerMessage }

export const customerRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(v1.customerLogin, {
      schema: {
        operation: operations.logIn,
        body: provider.LoginRequest,
        response: { 200: provider.LoginStatus },
      },
      handler: async (request, reply) => {
        const { account, begun } = answer(
          await logIn(shop, await findSession(shop.db, request, reply), request.body, clientIpOf(request)),
        )
        setSessionCookie(reply, begun)
        return presentStatus(account)
      },
    })
    app.get(v1.customerLogout, {
      schema: { operation: operations.logOut, response: { 200: provider.LoginStatus } },
      handler: async (request, reply) => {
        await logOut(shop, await findSession(shop.db, request, reply))
        clearSessionCookie(reply)
        return presentStatus(null)
      },
    })
    app.get(v1.customerLoginStatus, {
      schema: { operation: operations.getLoginStatus, response: { 200: provider.LoginStatus } },
      handler: async (request, reply) => loginStatus(shop, await findSession(shop.db, request, reply)),
    })

    app.post(v1.customer, {
      config: { onlyOnce: true },
      schema: { operation: operations.register, body: provider.RegisterRequest, response: messageResponse },
      handler: async (request) => answer(await register(shop, request.body, clientIpOf(request))),
    })
    // A request during checkout: an order placed before the confirmation is a guest order, and is added to
    // the account later.
    app.post(v1.checkoutCustomerAccount, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.registerInCheckout,
        body: provider.RegisterRequest,
        response: messageResponse,
      },
      handler: async (request) => answer(await register(shop, request.body, clientIpOf(request))),
    })
    app.post(v1.customerEmailConfirm, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.confirmEmail,
        body: provider.ConfirmEmailRequest,
        response: messageResponse,
      },
      handler: async (request, reply) => {
        const own = await findSession(shop.db, request, reply)
        return answer(await confirmEmail(shop, own, request.body, clientIpOf(request)))
      },
    })
    app.post(v1.customerEmail, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.requestEmailChange,
        body: provider.ChangeEmailRequest,
        response: messageResponse,
      },
      handler: async (request, reply) => {
        const account = await customerOf(shop, request, reply)
        return answer(await requestEmailChange(shop, account, request.body, clientIpOf(request)))
      },
    })
    app.post(v1.customerPasswordForgot, {
      schema: {
        operation: operations.forgotPassword,
        body: provider.ForgotPasswordRequest,
        response: messageResponse,
      },
      handler: async (request) => answer(await forgotPassword(shop, request.body.email, clientIpOf(request))),
    })
    app.post(v1.customerPasswordReset, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.resetPassword,
        body: provider.ResetPasswordRequest,
        response: messageResponse,
      },
      handler: async (request) => answer(await resetPassword(shop, request.body, clientIpOf(request))),
    })
    app.put(v1.customerPassword, {
      schema: {
        operation: operations.changePassword,
        body: provider.ChangePasswordRequest,
        response: messageResponse,
      },
      handler: async (request, reply) => {
        const { account, session } = await requireCustomer(shop, request, reply)
        return answer(
          await changePassword(shop, account, session.tokenHash, request.body, clientIpOf(request)),
        )
      },
    })

    app.get(v1.customer, {
      schema: { operation: operations.getCustomer, response: { 200: Customer } },
      handler: async (request, reply) => presentCustomer(await customerOf(shop, request, reply)),
    })
    app.put(v1.customer, {
      schema: {
        operation: operations.changeCustomer,
        body: provider.ChangeCustomerRequest,
        response: { 200: Customer },
      },
      handler: async (request, reply) =>
        presentCustomer(
          answer(await changeCustomer(shop, await customerOf(shop, request, reply), request.body)),
        ),
    })
    app.delete(v1.customer, {
      schema: {
        operation: operations.deleteCustomer,
        body: provider.DeleteCustomerRequest,
        response: messageResponse,
      },
      handler: async (request, reply) => {
        const done = answer(
          await deleteCustomer(
            shop,
            await customerOf(shop, request, reply),
            request.body.password,
            clientIpOf(request),
          ),
        )
        clearSessionCookie(reply)
        return done
      },
    })
    app.get(v1.customerExport, {
      schema: { operation: operations.exportCustomer, response: { 200: CustomerExport } },
      handler: async (request, reply) => exportCustomer(shop, await customerOf(shop, request, reply)),
    })
  }
