import LocalOffer from '@mui/icons-material/LocalOffer'
import type { Area } from '../../api/area.ts'
import { VoucherList } from './voucher-list.tsx'
import { AddVoucher, EditVoucher } from './voucher-form.tsx'

export const vouchers: Area = {
  name: 'vouchers',
  label: 'Kortingscodes',
  icon: LocalOffer,
  list: VoucherList,
  create: AddVoucher,
  edit: EditVoucher,
  recordRepresentation: 'id',
}
