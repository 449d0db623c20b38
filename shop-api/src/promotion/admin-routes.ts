import { ListQuery, listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  NewPromotion,
  NewVoucher,
  PromotionChange,
  PromotionChoices,
  PromotionPrices,
  StaffPromotion,
  StaffVoucher,
  VoucherChange,
  VoucherQuery,
} from 'shared-types/contracts/admin/promotions'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import {
  addPromotion,
  addPromotionPrices,
  changePromotion,
  endPromotion,
  listPromotions,
  readPromotionChoices,
  readStaffPromotion,
} from './manage-promotions.ts'
import { addVoucher, changeVoucher, endVoucher, listVouchers, readStaffVoucher } from './manage-vouchers.ts'

const roles = ['owner', 'content'] as const
const params = z.strictObject({ id: z.string().min(1).max(60) })
const shownVoucher = { 200: StaffVoucher }
const shownPromotion = { 200: StaffPromotion }

/** Vouchers and promotions in the back office. */
export const promotionAdminRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.vouchers, {
      config: { staff: { action: 'list vouchers', roles } },
      schema: { operation: null, querystring: VoucherQuery, response: { 200: listOf(StaffVoucher) } },
      handler: async ({ query }) => listVouchers(db, query),
    })
    app.post(admin.vouchers, {
      config: { staff: { action: 'add voucher', roles } },
      schema: { operation: null, body: NewVoucher, response: shownVoucher },
      handler: async ({ body }) => answer(await readStaffVoucher(db, answer(await addVoucher(db, body)))),
    })
    app.get(admin.voucher, {
      config: { staff: { action: 'read voucher', roles } },
      schema: { operation: null, params, response: shownVoucher },
      handler: async ({ params: { id } }) => answer(await readStaffVoucher(db, id)),
    })
    app.put(admin.voucher, {
      config: { staff: { action: 'change voucher', roles } },
      schema: { operation: null, params, body: VoucherChange, response: shownVoucher },
      handler: async ({ params: { id }, body }) =>
        answer(await readStaffVoucher(db, answer(await changeVoucher(db, id, body)))),
    })
    app.post(admin.voucherEnd, {
      config: { staff: { action: 'end voucher', roles } },
      schema: { operation: null, params, response: shownVoucher },
      handler: async ({ params: { id } }) =>
        answer(await readStaffVoucher(db, answer(await endVoucher(db, id)))),
    })

    app.get(admin.promotions, {
      config: { staff: { action: 'list promotions', roles } },
      schema: { operation: null, querystring: ListQuery, response: { 200: listOf(StaffPromotion) } },
      handler: async ({ query }) => listPromotions(db, query),
    })
    app.post(admin.promotions, {
      config: { staff: { action: 'add promotion', roles } },
      schema: { operation: null, body: NewPromotion, response: shownPromotion },
      handler: async ({ body }) => answer(await readStaffPromotion(db, answer(await addPromotion(db, body)))),
    })
    app.get(admin.promotion, {
      config: { staff: { action: 'read promotion', roles } },
      schema: { operation: null, params, response: shownPromotion },
      handler: async ({ params: { id } }) => answer(await readStaffPromotion(db, id)),
    })
    app.put(admin.promotion, {
      config: { staff: { action: 'change promotion', roles } },
      schema: { operation: null, params, body: PromotionChange, response: shownPromotion },
      handler: async ({ params: { id }, body }) =>
        answer(await readStaffPromotion(db, answer(await changePromotion(db, id, body)))),
    })
    app.post(admin.promotionPrices, {
      config: { staff: { action: 'reduce prices', roles } },
      schema: { operation: null, params, body: PromotionPrices, response: shownPromotion },
      handler: async ({ params: { id }, body }) =>
        answer(await readStaffPromotion(db, answer(await addPromotionPrices(db, id, body)))),
    })
    app.post(admin.promotionEnd, {
      config: { staff: { action: 'end promotion', roles } },
      schema: { operation: null, params, response: shownPromotion },
      handler: async ({ params: { id } }) =>
        answer(await readStaffPromotion(db, answer(await endPromotion(db, id)))),
    })
    app.get(admin.promotionChoices, {
      config: { staff: { action: 'list promotion choices', roles } },
      schema: { operation: null, response: { 200: PromotionChoices } },
      handler: async () => readPromotionChoices(db),
    })
  }
