import { ListQuery } from 'shared-types/contracts/admin/list'
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
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { codeParams as params, recordRoutes } from '../http/record-routes.ts'
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
const shownVoucher = { 200: StaffVoucher }
const shownPromotion = { 200: StaffPromotion }

/** Vouchers and promotions in the back office. */
export const promotionAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const vouchers = recordRoutes(shop, {
      names: { one: 'voucher', many: 'vouchers' },
      paths: { one: admin.voucher, many: admin.vouchers },
      roles,
      params,
      list: { query: VoucherQuery, row: StaffVoucher, run: listVouchers },
      shown: StaffVoucher,
      read: readStaffVoucher,
      add: { body: NewVoucher, run: addVoucher },
      save: { body: VoucherChange, run: changeVoucher },
    })
    await app.register(vouchers)
    app.post(admin.voucherEnd, {
      config: { staff: { action: 'end voucher', roles } },
      schema: { operation: null, params, response: shownVoucher },
      handler: async ({ params: { id } }) =>
        answer(await readStaffVoucher(db, answer(await endVoucher(db, id)))),
    })

    const promotions = recordRoutes(shop, {
      names: { one: 'promotion', many: 'promotions' },
      paths: { one: admin.promotion, many: admin.promotions },
      roles,
      params,
      list: { query: ListQuery, row: StaffPromotion, run: listPromotions },
      shown: StaffPromotion,
      read: readStaffPromotion,
      add: { body: NewPromotion, run: addPromotion },
      save: { body: PromotionChange, run: changePromotion },
    })
    await app.register(promotions)
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
