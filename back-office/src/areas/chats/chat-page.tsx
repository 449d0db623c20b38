import { Stack, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { StaffChat } from 'shared-types/contracts/admin/customers'
import { formatMoment } from '../../ui/format.ts'

const speakers = { user: 'Klant', assistant: 'Assistent', question: 'Vraag van de assistent' }

const Chat = () => {
  const chat = useRecordContext<StaffChat>()
  if (!chat) return null
  return (
    <Stack sx={{ gap: 2, p: 2, maxWidth: 700 }}>
      <Typography>
        {formatMoment(chat.createdAt)},{' '}
        {chat.rating === null ? 'zonder beoordeling' : `${chat.rating} van 5 sterren`}. Namen, adressen en
        nummers zijn weggelaten.
      </Typography>
      {chat.messages.map(({ role, content }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the messages of one answer
        <div key={index}>
          <strong>{speakers[role]}</strong>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Typography>
        </div>
      ))}
    </Stack>
  )
}

export const ChatPage = () => (
  <Show title="Chat" actions={false}>
    <Chat />
  </Show>
)
