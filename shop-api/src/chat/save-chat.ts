import type { ChatSaveRequest } from 'shared-types/contracts/chat'
import type { Db } from '../db/client.ts'
import { chat } from '../db/schema/chat.ts'
import { transact } from '../db/transact.ts'
import { redactPersonalData } from '../assistant/question/redact-personal-data.ts'

/** Stores a finished conversation without personal data, for improving the assistant. */
export const saveChat = async (db: Db, { messages, rating }: ChatSaveRequest): Promise<{ saved: true }> => {
  const anonymous = messages.map(({ role, content }) => ({ role, content: redactPersonalData(content) }))
  await transact(db, (tx) => tx.insert(chat).values({ messages: anonymous, rating }))
  return { saved: true }
}
