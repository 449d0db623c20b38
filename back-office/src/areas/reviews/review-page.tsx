import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { ShownReview, type StaffReview } from 'shared-types/contracts/admin/reviews'
import { admin } from 'shared-types/contracts/admin/paths'
import { refusedInReviews } from 'shared-types/forms/review-grounds'
import { pathOf } from 'shared-types/urls/path-pattern'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { useChange } from '../../ui/use-change.ts'

interface TextFormProps {
  label: string
  button: string
  initial: string
  required: boolean
  /** `was` is the text that stood there when typing began. Resolves with whether the change succeeded. */
  onSend: (text: string, was: string) => Promise<boolean>
}

const TextForm = ({ label, button, initial, required, onSend }: TextFormProps) => {
  // Null until something is typed: the text of a colleague that was saved meanwhile is shown then.
  const [typed, setTyped] = useState<{ text: string; was: string } | null>(null)
  const { text, was } = typed ?? { text: initial, was: initial }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What was typed meanwhile stays, as a change of the text that was sent.
    if (await onSend(text, was))
      setTyped((now) => (now === null || now.text === text ? null : { text: now.text, was: text.trim() }))
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={label}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, was })}
        required={required}
        multiline
        fullWidth
      />
      <Button type="submit" variant="outlined">
        {button}
      </Button>
    </Stack>
  )
}

/** What an employee can do with a review that waits: publish it, or reject it with a reason. */
const Moderate = ({ review }: { review: StaffReview }) => {
  const change = useChange()
  const shown = ShownReview.strip().parse(review)
  return (
    <>
      <Button
        variant="contained"
        onClick={() =>
          change(pathOf(admin.reviewApprove, { id: review.id }), 'De review staat in de winkel.', { shown })
        }
      >
        Goedkeuren
      </Button>
      <Typography>De winkel belooft alleen {refusedInReviews} te weigeren.</Typography>
      <TextForm
        label="Reden om af te wijzen (alleen voor de winkel)"
        button="Afwijzen"
        initial=""
        required
        onSend={(reason) =>
          change(pathOf(admin.reviewReject, { id: review.id }), 'De review is afgewezen.', { reason, shown })
        }
      />
    </>
  )
}

const Review = () => {
  const review = useRecordContext<StaffReview>()
  const change = useChange()
  if (!review) return null
  return (
    <Card>
      <CardContent component={Stack} sx={{ gap: 2, alignItems: 'stretch', maxWidth: 700 }}>
        <Typography>
          {review.score} van 5 sterren voor {review.product}, door {review.displayName}
          {review.verified && ' (heeft het hier gekocht)'}
        </Typography>
        <Typography component="h2" variant="h6">
          {review.title}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{review.content}</Typography>
        {review.status === 'waiting' && <Moderate review={review} />}
        {review.rejectionReason && <Typography>Afgewezen: {review.rejectionReason}</Typography>}
        {review.status === 'published' && (
          <TextForm
            label="Antwoord van de winkel"
            button="Antwoord opslaan"
            initial={review.answer ?? ''}
            required={false}
            onSend={(text, was) =>
              change(pathOf(admin.reviewAnswer, { id: review.id }), 'Het antwoord is opgeslagen.', {
                text,
                was,
              })
            }
          />
        )}
        {review.status !== 'waiting' && (
          <div>
            <RemoveButton
              path={pathOf(admin.review, { id: review.id })}
              label={review.status === 'published' ? 'Uit de winkel halen' : 'Verwijderen'}
              title="Review verwijderen?"
              content="De review wordt verwijderd en telt niet meer mee in de score van het artikel. Dit kan niet ongedaan worden gemaakt."
              done={() => 'De review is verwijderd.'}
            />
          </div>
        )}
      </CardContent>
    </Card>
  )
}

export const ReviewPage = () => (
  <RecordPage title="Review">
    <Review />
  </RecordPage>
)
