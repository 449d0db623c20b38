import { Button, Stack, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { StaffChat } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useChange } from '../../ui/use-change.ts'

const speakers = { user: 'Klant', assistant: 'Assistent', question: 'Vraag van de assistent' }

const Chat = () => {
  const chat = useRecordContext<StaffChat>()
  const change = useChange('PUT')
  if (!chat) return null
  const mark = (handled: boolean) =>
    change(
      pathOf(admin.chat, { id: chat.id }),
      handled ? 'De chat is afgehandeld.' : 'De chat staat weer open.',
      { handled },
    )
  return (
    <Stack sx={{ gap: 2, p: 2, maxWidth: 700, alignItems: 'flex-start' }}>
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
      {chat.unanswered && (
        <Button variant="outlined" onClick={() => mark(chat.handledAt === null)}>
          {chat.handledAt === null ? 'Als afgehandeld markeren' : 'Heropenen'}
        </Button>
      )}
    </Stack>
  )
}

export const ChatPage = () => (
  <RecordPage title="Chat">
    <Chat />
  </RecordPage>
)
