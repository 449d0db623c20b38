import { GiftOffer, StaffGift } from 'shared-types/contracts/admin/buying/gifts'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import {
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
import { codeParams, recordRoutes } from '../http/record-routes.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { listGifts, offerGift } from './manage-gifts.ts'
import {
  addPromotionPrices,
  changePromotion,
  endPromotion,
  listPromotions,
  readPromotionChoices,
  readStaffPromotion,
  removePromotionPrices,
} from './manage-promotions.ts'
import { addVoucher, changeVoucher, endVoucher, listVouchers, readStaffVoucher } from './manage-vouchers.ts'

const access = { roles: ['owner', 'content'], params: codeParams } as const

const vouchers = recordRoutes('voucher', 'vouchers', {
  ...access,
  list: { path: admin.vouchers, query: VoucherQuery, row: StaffVoucher, run: listVouchers },
  read: { path: admin.voucher, shown: StaffVoucher, run: readStaffVoucher },
  add: { body: NewVoucher, run: addVoucher },
  save: { body: VoucherChange, run: changeVoucher },
  changes: [{ path: admin.voucherEnd, action: 'end voucher', run: endVoucher }],
})

/** The gifts that come with articles of a category. */
const gifts = recordRoutes('gift', 'gifts', {
  roles: access.roles,
  params: rowIdParams,
  list: { path: admin.gifts, query: ListQuery, row: StaffGift, run: listGifts },
  changes: [{ method: 'PUT', path: admin.gift, action: 'offer gift', body: GiftOffer, run: offerGift }],
})

const promotions = recordRoutes('promotion', 'promotions', {
  ...access,
  list: { path: admin.promotions, query: ListQuery, row: StaffPromotion, run: listPromotions },
  read: { path: admin.promotion, shown: StaffPromotion, run: readStaffPromotion },
  save: { body: PromotionChange, run: changePromotion },
  changes: [
    {
      path: admin.promotionPrices,
      action: 'reduce prices',
      isLong: true,
      body: PromotionPrices,
      run: addPromotionPrices,
    },
    {
      method: 'DELETE',
      path: admin.promotionPrices,
      action: 'remove reduced prices',
      isLong: true,
      run: removePromotionPrices,
    },
    { path: admin.promotionEnd, action: 'end promotion', isLong: true, run: endPromotion },
  ],
})

/** Vouchers and promotions in the back office. */
export const promotionAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(vouchers(shop))
    await app.register(promotions(shop))
    await app.register(gifts(shop))
    app.get(admin.promotionChoices, {
      config: { staff: { action: 'list promotion choices', roles: access.roles } },
      schema: { operation: null, response: { 200: PromotionChoices } },
      handler: async () => readPromotionChoices(shop.db),
    })
  }
