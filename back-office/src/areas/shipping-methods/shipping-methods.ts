import Euro from '@mui/icons-material/Euro'
import type { Area } from '../../api/area.ts'
import { EditShippingMethod, ShippingMethodList } from './shipping-method-pages.tsx'

export const shippingMethods: Area = {
  name: 'shipping-methods',
  label: 'Verzendkosten',
  icon: Euro,
  list: ShippingMethodList,
  edit: EditShippingMethod,
  recordRepresentation: 'title',
}
