import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Customer, CustomerExport, CustomerMessage, Subscription } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  CustomerChange,
  DeleteAccountForm,
  ForgotPasswordForm,
  ConfirmEmailForm,
  RegisterForm,
  ResetPasswordForm,
} from 'shared-types/forms/account'
import * as provider from 'shared-types/contracts/provider/customer'
import { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import type { Bff } from '../../context.ts'
import { created } from '../../plugins/created.ts'
import { forwardForm } from '../../upstreams/forward-body.ts'
import { refusedAs } from '../../upstreams/refused-fields.ts'

/** An unconfirmed subscription does not count yet. */
const toSubscription = ({ email, subscription }: CustomerSubscription): Subscription => ({
  subscribed: subscription?.confirmed ?? false,
  email,
})

/** Calls that check or set a password have their own bulkhead. */
const kind = 'hashing' as const

/** Only the form has the repeated password; the request is sent without it. */
const registration = {
  kind,
  sends: provider.RegisterRequest,
  schema: CustomerMessage,
  refusedAs: refusedAs<RegisterForm, provider.RegisterRequest>({}),
}

const messageResponse = { 200: CustomerMessage }
/** The account is created or changed when the link in the mail is opened. */
const accepted = { 202: CustomerMessage }

export const customerRoutes =
  ({ shopApi }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = CustomerMessage

    /** The provider requires the email address and the id (spec §7); the browser sends neither. */
    const readSubscription = async (request: FastifyRequest): Promise<CustomerSubscription> => {
      const shopper = shopApi.shopper(request)
      const { email } = await shopper.get(v1.customer, { schema: Customer })
      return shopper.get(v1.customerSubscription, { query: { email }, schema: CustomerSubscription })
    }

    app.post(apiPaths.customer, {
      config: { onlyOnce: true, limit: 'signup' },
      schema: { operation: operations.register, body: RegisterForm, response: accepted },
      handler: (request, reply) => {
        void reply.code(202)
        const call = { ...registration, body: request.body }
        return shopApi.shopper(request).post(v1.customer, call)
      },
    })
    // In the checkout, the account must be confirmed by mail, but the order does not wait for that.
    app.post(apiPaths.checkoutAccount, {
      config: { onlyOnce: true, limit: 'signup' },
      schema: { operation: operations.registerInCheckout, body: RegisterForm, response: accepted },
      handler: (request, reply) => {
        void reply.code(202)
        const call = { ...registration, body: request.body }
        return shopApi.shopper(request).post(v1.checkoutCustomerAccount, call)
      },
    })
    app.post(apiPaths.confirmEmail, {
      config: { onlyOnce: true, limit: 'token' },
      schema: {
        operation: operations.confirmEmail,
        body: ConfirmEmailForm,
        response: { 201: CustomerMessage },
      },
      handler: async (request, reply) => {
        const call = {
          kind,
          sends: provider.ConfirmEmailRequest,
          body: request.body,
          schema,
          refusedAs: refusedAs<ConfirmEmailForm, provider.ConfirmEmailRequest>({}),
        }
        const made = await shopApi.shopper(request).post(v1.customerEmailConfirm, call)
        return created(reply, apiPaths.customer, made)
      },
    })
    app.post(apiPaths.customerEmail, {
      config: { onlyOnce: true, limit: 'signup' },
      schema: {
        operation: operations.requestEmailChange,
        body: ChangeEmailForm,
        response: accepted,
      },
      handler: (request, reply) => {
        void reply.code(202)
        const call = {
          kind,
          sends: provider.ChangeEmailRequest,
          body: request.body,
          schema,
          refusedAs: refusedAs<ChangeEmailForm, provider.ChangeEmailRequest>({}),
        }
        return shopApi.shopper(request).post(v1.customerEmail, call)
      },
    })
    app.post(apiPaths.forgotPassword, {
      config: { limit: 'signup' },
      schema: { operation: operations.forgotPassword, body: ForgotPasswordForm, response: messageResponse },
      handler: forwardForm(shopApi, 'post', v1.customerPasswordForgot, {
        sends: provider.ForgotPasswordRequest,
        from: (form: ForgotPasswordForm) => form,
        names: {},
        schema,
      }),
    })
    app.post(apiPaths.resetPassword, {
      config: { onlyOnce: true, limit: 'token' },
      schema: { operation: operations.resetPassword, body: ResetPasswordForm, response: messageResponse },
      handler: forwardForm(shopApi, 'post', v1.customerPasswordReset, {
        kind,
        sends: provider.ResetPasswordRequest,
        from: ({ token, password }: ResetPasswordForm) => ({ token, password }),
        names: {},
        schema,
      }),
    })
    app.put(apiPaths.customerPassword, {
      schema: { operation: operations.changePassword, body: ChangePasswordForm, response: messageResponse },
      handler: forwardForm(shopApi, 'put', v1.customerPassword, {
        kind,
        sends: provider.ChangePasswordRequest,
        from: ({ currentPassword, password }: ChangePasswordForm) => ({ currentPassword, password }),
        names: {},
        schema,
      }),
    })

    app.get(apiPaths.customer, {
      schema: { operation: operations.getCustomer, response: { 200: Customer } },
      handler: (request) => shopApi.shopper(request).get(v1.customer, { schema: Customer }),
    })
    app.put(apiPaths.customer, {
      schema: { operation: operations.changeCustomer, body: CustomerChange, response: { 200: Customer } },
      handler: forwardForm(shopApi, 'put', v1.customer, {
        sends: provider.ChangeCustomerRequest,
        from: (form: CustomerChange) => form,
        names: {},
        schema: Customer,
      }),
    })
    app.delete(apiPaths.customer, {
      schema: { operation: operations.deleteCustomer, body: DeleteAccountForm, response: messageResponse },
      handler: forwardForm(shopApi, 'delete', v1.customer, {
        kind,
        sends: provider.DeleteCustomerRequest,
        from: (form: DeleteAccountForm) => form,
        names: {},
        schema,
      }),
    })
    app.get(apiPaths.customerExport, {
      config: { limit: 'document' },
      schema: { operation: operations.exportCustomer, response: { 200: CustomerExport } },
      handler: async (request, reply) => {
        void reply.header('content-disposition', 'attachment; filename="mijn-gegevens.json"')
        return shopApi.shopper(request).get(v1.customerExport, { kind: 'document', schema: CustomerExport })
      },
    })

    app.get(apiPaths.subscription, {
      schema: { operation: operations.getSubscription, response: { 200: Subscription } },
      handler: async (request) => toSubscription(await readSubscription(request)),
    })
    app.post(apiPaths.subscription, {
      config: { onlyOnce: true },
      schema: { operation: operations.subscribe, response: { 201: Subscription } },
      handler: async (request, reply) => {
        const call = { schema: CustomerSubscription }
        const begun = toSubscription(await shopApi.shopper(request).post(v1.customerSubscription, call))
        return created(reply, apiPaths.subscription, begun)
      },
    })
    app.delete(apiPaths.subscription, {
      schema: { operation: operations.unsubscribe, response: { 200: Subscription } },
      handler: async (request) => {
        const { email, subscription } = await readSubscription(request)
        // Gone already is what the customer wants: the first response can be lost.
        if (subscription !== null)
          await shopApi
            .shopper(request)
            .delete(pathOf(v1.customerSubscriptionOf, { id: subscription.id }), { schema })
        return toSubscription({ email, subscription: null })
      },
    })
  }
