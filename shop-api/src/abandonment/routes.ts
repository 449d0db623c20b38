import {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
  AbandonNoted,
  AbandonmentMessage,
  AbandonUnsubscribe,
} from 'shared-types/contracts/abandonment'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { forgetNotes, note, noteEmail } from './note.ts'
import { refuseReminders } from './refuse-reminders.ts'

const response = { 200: AbandonNoted }

/** The site asks for the shopper's consent before it calls these routes. */
export const abandonmentRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    // The session identifies the cart; the cart data in the request is for providers without it.
    app.post(v1.abandonCart, {
      schema: { operation: operations.noteCartLeft, body: AbandonCart, response },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { cartLeftAt: new Date() }),
    })

    app.post(v1.abandonBrowse, {
      schema: { operation: operations.noteProductsViewed, body: AbandonBrowse, response },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { productIds: request.body.products }),
    })

    app.post(v1.abandonCategory, {
      schema: { operation: operations.noteCategoryViewed, body: AbandonCategory, response },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { categoryPath: request.body.category }),
    })

    app.post(v1.abandonEmail, {
      schema: { operation: operations.noteEmail, body: AbandonEmail, response },
      handler: async (request, reply) => {
        const visit = await findVisit(shop.db, request, reply)
        if (request.body.email === '') return forgetNotes(shop, visit)
        return noteEmail(shop, visit, request.body.email)
      },
    })

    app.post(v1.abandonUnsubscribe, {
      schema: {
        operation: operations.refuseReminders,
        body: AbandonUnsubscribe,
        response: { 200: AbandonmentMessage },
      },
      handler: async (request) => answer(await refuseReminders(shop, request.body.token)),
    })
  }
