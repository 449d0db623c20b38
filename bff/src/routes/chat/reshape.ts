import type * as api from 'shared-types/api/chat'
import type * as v1 from 'shared-types/v1/chat'
import { toTile } from '../catalog/map.ts'

export const fromMessage = ({ order, ...request }: api.ChatMessageRequest): v1.AssistantRequest => ({
  ...request,
  ...(order && {
    order: {
      order_number: order.orderNumber,
      first_name: order.firstName,
      zipcode: order.zipcode,
      house_number: order.houseNumber,
    },
  }),
})

export const toReply = ({ data: { message } }: v1.AssistantAnswer): api.ChatReply => ({
  role: message.role,
  content: message.content,
  sources: message.sources,
  products: message.products.map(toTile),
  asksOrder: message.asks_order,
  personal: message.personal,
})
