import type { ChatReply } from 'shared-types/contracts/chat'
import type { AssistantAnswer } from 'shared-types/contracts/provider/chat'
import { toTile } from '../catalog/map.ts'

export const toReply = ({ data }: AssistantAnswer): ChatReply => {
  const { intent: _intent, products, ...reply } = data.message
  return { ...reply, products: products.map(toTile) }
}
