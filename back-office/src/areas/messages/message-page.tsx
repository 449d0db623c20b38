import { Button, Link, Stack, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { StaffMessage } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { formatMoment } from '../../ui/format.ts'
import { useChange } from '../../ui/use-change.ts'

const Message = () => {
  const message = useRecordContext<StaffMessage>()
  const change = useChange('PUT')
  if (!message) return null
  const { id, from, subject, text, createdAt, answeredAt } = message
  const mark = (answered: boolean) =>
    change(
      pathOf(admin.message, { id }),
      answered ? 'Het bericht is beantwoord.' : 'Het bericht staat weer open.',
      { answered },
    )
  return (
    <Stack sx={{ gap: 2, p: 2, maxWidth: 700, alignItems: 'flex-start' }}>
      <Typography component="h2" variant="h6">
        {subject}
      </Typography>
      <Typography>
        {formatMoment(createdAt)}
        {answeredAt && `, beantwoord op ${formatMoment(answeredAt)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Link href={`mailto:${from}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
        Antwoorden aan {from}
      </Link>
      <Button variant="outlined" onClick={() => mark(answeredAt === null)}>
        {answeredAt === null ? 'Als beantwoord markeren' : 'Toch nog beantwoorden'}
      </Button>
    </Stack>
  )
}

export const MessagePage = () => (
  <RecordPage title="Bericht">
    <Message />
  </RecordPage>
)
