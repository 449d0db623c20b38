import {
  AdviceChange,
  AdviceSummary,
  NewAdvice,
  StaffAdvice,
} from 'shared-types/contracts/admin/assortment/advices'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Shop } from '../../context.ts'
import { codeParams, recordRoutes } from '../../http/record-routes.ts'
import { addAdvice, listAdvices, readAdvice, removeAdvice, saveAdvice } from './manage-advices.ts'

/** The questions that narrow a listing. */
export const adviceAdminRoutes = (shop: Shop) =>
  recordRoutes(shop, {
    names: { one: 'advice', many: 'advices' },
    paths: { one: admin.advice, many: admin.advices },
    roles: ['owner', 'content'],
    readers: StaffRole.options,
    params: codeParams,
    list: { query: ListQuery, row: AdviceSummary, run: listAdvices },
    shown: StaffAdvice,
    read: readAdvice,
    add: { body: NewAdvice, run: addAdvice },
    save: { body: AdviceChange, run: saveAdvice },
    remove: removeAdvice,
  })
