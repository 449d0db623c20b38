import type { ChatSaveRequest } from 'shared-types/contracts/chat'
import type { Shop } from '../context.ts'
import { chat } from '../db/schema/chat.ts'
import { transact } from '../db/transact.ts'
import { redactPersonalData } from '../assistant/question/redact-personal-data.ts'
import { hasQuota } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'

/** Stores a finished conversation without personal data, for improving the assistant. */
export const saveChat = async (
  { db, config }: Shop,
  { messages, rating }: ChatSaveRequest,
  address: ClientIp,
): Promise<{ saved: true }> => {
  const anonymous = messages.map(({ role, content }) => ({ role, content: redactPersonalData(content) }))
  await transact(db, async (tx) => {
    if (await hasQuota(tx, config, 'savedChat', { address })) {
      await tx.insert(chat).values({ messages: anonymous, rating })
    }
  })
  return { saved: true }
}
