import {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
  AbandonNoted,
  AbandonmentMessage,
  AbandonUnsubscribe,
} from 'shared-types/contracts/abandonment'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { findVisit } from '../session/visit.ts'
import { answer } from '../http/errors.ts'
import { note } from './note.ts'
import { refuseReminders } from './refuse-reminders.ts'

const response = { 200: AbandonNoted }

/** The site asks for the shopper's consent before it calls these routes. */
export const abandonmentRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    // The session identifies the cart; the cart data in the request is for providers without it.
    app.post('/v1/abandon/cart', {
      schema: {
        operation: { id: 'noteCartLeft', summary: 'Note that a cart is left behind', shopper: true },
        body: AbandonCart,
        response,
      },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { cartLeftAt: new Date() }),
    })

    app.post('/v1/abandon/browse', {
      schema: {
        operation: { id: 'noteProductsViewed', summary: 'Note which products were looked at', shopper: true },
        body: AbandonBrowse,
        response,
      },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { productIds: request.body.products }),
    })

    app.post('/v1/abandon/category', {
      schema: {
        operation: { id: 'noteCategoryViewed', summary: 'Note which list was looked through', shopper: true },
        body: AbandonCategory,
        response,
      },
      handler: async (request, reply) =>
        note(shop, await findVisit(shop.db, request, reply), { categoryPath: request.body.category }),
    })

    app.post('/v1/abandon/email', {
      schema: {
        operation: { id: 'noteEmail', summary: 'Note an e-mail address that was typed', shopper: true },
        body: AbandonEmail,
        response,
      },
      handler: async (request, reply) => {
        const email = z.email().safeParse(request.body.email.trim().toLowerCase())
        if (!email.success) return { noted: false }
        return note(shop, await findVisit(shop.db, request, reply), { email: email.data })
      },
    })

    app.post('/v1/abandon/unsubscribe', {
      schema: {
        operation: {
          id: 'refuseReminders',
          summary: 'Refuse further reminders, by the link of a mail',
          errors: ['not_found'],
        },
        body: AbandonUnsubscribe,
        response: { 200: AbandonmentMessage },
      },
      handler: async (request) => answer(await refuseReminders(shop, request.body.token)),
    })
  }
