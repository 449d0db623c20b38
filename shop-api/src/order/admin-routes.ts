import {
  AttachReturn,
  MarkReturn,
  ReturnQuery,
  ReturnToHandle,
} from 'shared-types/contracts/admin/buying/returns'
import {
  CorrectTracking,
  RequestReplacement,
  ShipmentImport,
  ShipOrder,
  ShipReplacement,
} from 'shared-types/contracts/admin/buying/shipments'
import {
  AgreedPage,
  ChosenOrdersQuery,
  CorrectInvoice,
  CorrectOrder,
  NewNote,
  OrderChoices,
  OrderQuery,
  OrderSummary,
  RefundOrder,
  StaffOrder,
} from 'shared-types/contracts/admin/orders'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import { staffOf, type App, type Routes, type Shop } from '../context.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { answer } from '../http/errors.ts'
import { acceptFiles, receivedFile, sendPdf } from '../http/files.ts'
import { longRequest } from '../http/long-request.ts'
import { paymentMethods } from '../payment/methods.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { readShippingMethods, shippingChoicesOf } from '../shipping/methods.ts'
import { cancelOrder, staffCancels } from './fulfilment/cancel-order.ts'
import { carriers } from './fulfilment/carriers.ts'
import { completeOrder } from './fulfilment/complete-order.ts'
import { refundOrder } from './refund/refund-order.ts'
import { shipOrder } from './fulfilment/ship-order.ts'
import { addNote } from './handling/add-note.ts'
import { readAgreedPage } from './handling/agreed-page.ts'
import { correctInvoice } from './handling/correct-invoice.ts'
import { correctOrder } from './handling/correct-order.ts'
import { correctTracking } from './handling/correct-tracking.ts'
import { handleChargeback } from './handling/handle-chargeback.ts'
import { listOrders } from './handling/list-orders.ts'
import { attachReturn, listReturns, markReturn } from './handling/list-returns.ts'
import { readOrder } from './handling/read-order.ts'
import { resendMail } from './handling/resend-mail.ts'
import { writeCreditNote, writeReplaced } from './invoice/write-credit-note.ts'
import { writeInvoice } from './invoice/write-invoice.ts'
import { exportAddressLabels } from './packing/address-labels.ts'
import { importShipments } from './packing/import-shipments.ts'
import { writePackingSlip, writePackingSlips } from './packing/packing-slip.ts'
import { writePickList } from './packing/pick-list.ts'
import { findOrder, noSuchOrder } from './record/queries.ts'
import { cancelReplacement, shipReplacement } from './replacement/end-replacement.ts'
import { requestReplacement } from './replacement/request-replacement.ts'

const roles = ['owner', 'service'] as const
const params = z.strictObject({ id: z.uuid() })
const replacementParams = params.extend({ replacement: z.uuid() })
const shown = { 200: StaffOrder }

/** Orders in the back office, by the verbs that `npm run operate` uses as well. */
export const orderAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    /** Answers a change with the order as it is then. */
    const changed = async (id: string, change: (order: OrderRow) => Promise<OrderRow | null | Refusal>) => {
      const order = await findOrder(db, id)
      const outcome = order ? await change(order) : noSuchOrder()
      return answer(isRefusal(outcome) ? outcome : await readOrder(shop, id))
    }

    app.get(admin.orders, {
      config: { staff: { action: 'list orders', roles } },
      schema: { operation: null, querystring: OrderQuery, response: { 200: listOf(OrderSummary) } },
      handler: async ({ query }) => listOrders(db, query),
    })
    app.get(admin.order, {
      config: { staff: { action: 'read order', roles } },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => answer(await readOrder(shop, id)),
    })
    app.post(admin.orderShip, {
      config: { staff: { action: 'ship order', roles }, onlyOnce: true },
      schema: { operation: null, params, body: ShipOrder, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => shipOrder(shop, id, body)),
    })
    app.put(admin.orderDetails, {
      config: { staff: { action: 'correct order', roles } },
      schema: { operation: null, params, body: CorrectOrder, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => correctOrder(shop, id, body)),
    })
    app.put(admin.orderInvoiceDetails, {
      config: { staff: { action: 'correct invoice', roles } },
      schema: { operation: null, params, body: CorrectInvoice, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => correctInvoice(shop, id, body)),
    })
    app.put(admin.orderTracking, {
      config: { staff: { action: 'correct tracking', roles } },
      schema: { operation: null, params, body: CorrectTracking, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => correctTracking(shop, id, body)),
    })
    app.post(admin.orderComplete, {
      config: { staff: { action: 'complete order', roles }, onlyOnce: true },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => changed(id, () => completeOrder(shop, id)),
    })
    app.post(admin.orderCancel, {
      config: { staff: { action: 'cancel order', roles }, onlyOnce: true },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => changed(id, () => cancelOrder(shop, id, staffCancels)),
    })
    app.post(admin.orderRefund, {
      config: { staff: { action: 'refund order', roles }, onlyOnce: true },
      schema: { operation: null, params, body: RefundOrder, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => refundOrder(shop, id, body)),
    })
    app.post(admin.orderReplacements, {
      config: { staff: { action: 'request replacement', roles }, onlyOnce: true },
      schema: { operation: null, params, body: RequestReplacement, response: shown },
      handler: async ({ params: { id }, body }) => changed(id, () => requestReplacement(shop, id, body)),
    })
    app.post(admin.replacementShip, {
      config: { staff: { action: 'ship replacement', roles }, onlyOnce: true },
      schema: { operation: null, params: replacementParams, body: ShipReplacement, response: shown },
      handler: async ({ params: { id, replacement }, body }) =>
        changed(id, () => shipReplacement(shop, id, replacement, body)),
    })
    app.post(admin.replacementCancel, {
      config: { staff: { action: 'cancel replacement', roles }, onlyOnce: true },
      schema: { operation: null, params: replacementParams, response: shown },
      handler: async ({ params: { id, replacement } }) =>
        changed(id, () => cancelReplacement(shop, id, replacement)),
    })
    app.post(admin.orderChargeback, {
      config: { staff: { action: 'mark chargeback', roles }, onlyOnce: true },
      schema: { operation: null, params, response: shown },
      handler: async ({ params: { id } }) => changed(id, () => handleChargeback(db, id)),
    })
    app.post(admin.orderNotes, {
      config: { staff: { action: 'add note', roles }, onlyOnce: true },
      schema: { operation: null, params, body: NewNote, response: shown },
      handler: async (request) => {
        const { id } = request.params
        return changed(id, () => addNote(db, id, staffOf(request).id, request.body.text))
      },
    })
    app.post(admin.orderMailResend, {
      config: { staff: { action: 'resend mail', roles }, onlyOnce: true },
      schema: { operation: null, params: params.extend({ mail: z.uuid() }), response: shown },
      handler: async (request) => {
        const { id, mail } = request.params
        return changed(id, () => resendMail(db, id, mail, staffOf(request).id))
      },
    })
    app.get(admin.orderInvoice, {
      config: { staff: { action: 'read invoice', roles } },
      schema: { operation: null, params },
      handler: async ({ params: { id } }, reply) => {
        const order = answer((await findOrder(db, id)) ?? noSuchOrder())
        return sendPdf(reply, answer(await writeInvoice(shop, order)))
      },
    })
    app.get(admin.orderDocument, {
      config: { staff: { action: 'read document', roles } },
      schema: { operation: null, params: params.extend({ number: z.string().max(30) }) },
      handler: async ({ params: { id, number } }, reply) => {
        const order = answer((await findOrder(db, id)) ?? noSuchOrder())
        return sendPdf(reply, answer(await writeReplaced(shop, order, number)))
      },
    })
    app.get(admin.agreedPage, {
      config: { staff: { action: 'read agreed page', roles } },
      schema: {
        operation: null,
        params: z.strictObject({ hash: z.string().max(100) }),
        response: { 200: AgreedPage },
      },
      handler: async ({ params: { hash } }) => answer(await readAgreedPage(db, hash)),
    })
    for (const [path, kind] of [
      [admin.orderCreditNote, 'note'],
      [admin.orderCreditNoteReversal, 'reversal'],
    ] as const) {
      app.get(path, {
        config: { staff: { action: 'read credit note', roles } },
        schema: { operation: null, params: params.extend({ refund: z.uuid() }) },
        handler: async ({ params: { id, refund } }, reply) => {
          const order = answer((await findOrder(db, id)) ?? noSuchOrder())
          return sendPdf(reply, answer(await writeCreditNote(db, order, refund, kind)))
        },
      })
    }
    app.get(admin.orderPackingSlip, {
      config: { staff: { action: 'read packing slip', roles } },
      schema: { operation: null, params },
      handler: async ({ params: { id } }, reply) => {
        const order = answer((await findOrder(db, id)) ?? noSuchOrder())
        return sendPdf(reply, await writePackingSlip(db, order))
      },
    })
    app.get(admin.packingSlips, {
      config: { staff: { action: 'read packing slips', roles } },
      schema: { operation: null, querystring: ChosenOrdersQuery },
      handler: async ({ query }, reply) => sendPdf(reply, answer(await writePackingSlips(db, query.ids))),
    })
    app.get(admin.pickList, {
      config: { staff: { action: 'read pick list', roles } },
      schema: { operation: null, querystring: ChosenOrdersQuery },
      handler: async ({ query }, reply) => sendPdf(reply, answer(await writePickList(db, query.ids))),
    })
    app.get(admin.addressLabels, {
      config: { staff: { action: 'export address labels', roles } },
      schema: { operation: null, querystring: ChosenOrdersQuery },
      handler: async ({ query }, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="adressen.csv"')
          .send(answer(await exportAddressLabels(db, query.ids))),
    })
    await app.register(async (files: App) => {
      acceptFiles(files, 1)
      files.post(admin.shipmentImport, {
        ...longRequest,
        config: { staff: { action: 'import shipments', roles } },
        schema: { operation: null, response: { 200: ShipmentImport } },
        handler: async ({ body }) => answer(await importShipments(shop, receivedFile(body))),
      })
    })
    app.get(admin.orderChoices, {
      config: { staff: { action: 'list order choices', roles } },
      schema: { operation: null, response: { 200: OrderChoices } },
      handler: async () => ({
        carriers: carriers.map(({ code, title, tracking }) => ({
          code,
          title,
          tracked: tracking !== null,
        })),
        paymentMethods: paymentMethods.map(({ code, title }) => ({ code, title })),
        shippingMethods: shippingChoicesOf(await readShippingMethods(db)).map(({ code, title }) => ({
          code,
          title,
        })),
      }),
    })
    app.get(admin.returns, {
      config: { staff: { action: 'list returns', roles } },
      schema: { operation: null, querystring: ReturnQuery, response: { 200: listOf(ReturnToHandle) } },
      handler: async ({ query }) => listReturns(db, query),
    })
    app.put(admin.return, {
      config: { staff: { action: 'mark return', roles } },
      schema: { operation: null, params, body: MarkReturn, response: { 200: ReturnToHandle } },
      handler: async ({ params: { id }, body }) => answer(await markReturn(db, id, body.handled)),
    })
    app.put(admin.returnOrder, {
      config: { staff: { action: 'attach return', roles } },
      schema: { operation: null, params, body: AttachReturn, response: { 200: ReturnToHandle } },
      handler: async ({ params: { id }, body }) => answer(await attachReturn(db, id, body.orderNumber)),
    })
  }
