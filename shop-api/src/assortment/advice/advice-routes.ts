import {
  AdviceChange,
  AdviceSummary,
  NewAdvice,
  StaffAdvice,
} from 'shared-types/contracts/admin/assortment/advices'
import { ListQuery } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { codeParams, recordRoutes } from '../../http/record-routes.ts'
import { addAdvice, listAdvices, readAdvice, removeAdvice, saveAdvice } from './manage-advices.ts'

/** The questions that narrow a listing. */
export const adviceAdminRoutes = recordRoutes('advice', 'advices', {
  ...assortmentAccess,
  params: codeParams,
  list: { path: admin.advices, query: ListQuery, row: AdviceSummary, run: listAdvices },
  read: { path: admin.advice, shown: StaffAdvice, run: readAdvice },
  add: { body: NewAdvice, run: addAdvice },
  save: { body: AdviceChange, run: saveAdvice },
  remove: removeAdvice,
})
