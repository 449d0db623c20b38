import { Button, capitalize, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRecordContext, useRedirect } from 'react-admin'
import { removalGrounds, ShownReview, type StaffReview } from 'shared-types/contracts/admin/reviews'
import { admin } from 'shared-types/contracts/admin/paths'
import { refusedInReviews, reviewGrounds } from 'shared-types/forms/review-grounds'
import { pathOf } from 'shared-types/urls/path-pattern'
import { messageOf, send } from '../../api/send.ts'
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx'
import { WarnUnsaved } from '../../ui/form/warn-unsaved.tsx'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { useFocusOfGone } from '../../ui/list/use-focus-of-gone.ts'
import { useChange } from '../../ui/use-change.ts'

interface TextFormProps {
  label: string
  button: string
  initial: string
  /** `was` is the text that stood there when typing began. Resolves with whether the change succeeded. */
  onSend: (text: string, was: string) => Promise<boolean>
}

const TextForm = ({ label, button, initial, onSend }: TextFormProps) => {
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
      {text !== initial && <WarnUnsaved />}
      <TextField
        label={label}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, was })}
        multiline
        fullWidth
      />
      <Button type="submit" variant="outlined">
        {button}
      </Button>
    </Stack>
  )
}

const GroundField = ({ grounds }: { grounds: Record<string, string> }) => (
  <TextField select name="ground" label="Reden" defaultValue="" required fullWidth>
    {Object.entries(grounds).map(([ground, label]) => (
      <MenuItem key={ground} value={ground}>
        {capitalize(label)}
      </MenuItem>
    ))}
  </TextField>
)

/** What an employee can do with a review that waits: publish it, or reject it on a ground. */
const Moderate = ({ review }: { review: StaffReview }) => {
  const change = useChange()
  const [explanation, setExplanation] = useState('')
  const shown = ShownReview.strip().parse(review)
  const reject = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    return change(pathOf(admin.reviewReject, { id: review.id }), 'De review is afgewezen.', {
      ...typed,
      shown,
    })
  }
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
      <Stack component="form" onSubmit={reject} sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography>
          De winkel belooft alleen {refusedInReviews} te weigeren. De schrijver krijgt de reden per mail.
        </Typography>
        <GroundField grounds={reviewGrounds} />
        {explanation && <WarnUnsaved />}
        <TextField
          name="explanation"
          label="Toelichting (alleen voor de winkel)"
          value={explanation}
          onChange={(event) => setExplanation(event.target.value)}
          multiline
          fullWidth
        />
        <Button type="submit" variant="outlined">
          Afwijzen
        </Button>
      </Stack>
    </>
  )
}

const RemoveDialog = ({ review, onClose }: { review: StaffReview; onClose: () => void }) => {
  const notify = useNotify()
  const redirect = useRedirect()
  const [isBusy, setBusy] = useState(false)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    try {
      await send('DELETE', pathOf(admin.review, { id: review.id }), typed)
      notify('De review is verwijderd.', { type: 'success' })
      redirect('list', 'reviews')
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <SubmitDialog
      title="Review verwijderen?"
      button="Verwijderen"
      isBusy={isBusy}
      browserChecks
      onSubmit={remove}
      onClose={onClose}
    >
      <Typography gutterBottom>
        {review.status === 'published'
          ? 'De review gaat uit de winkel en telt niet meer mee in de score van het artikel. Een schrijver met een account krijgt de reden per mail, behalve na een eigen verzoek.'
          : 'De review wordt verwijderd.'}{' '}
        Dit kan niet ongedaan worden gemaakt.
      </Typography>
      <GroundField grounds={removalGrounds} />
    </SubmitDialog>
  )
}

const Remove = ({ review }: { review: StaffReview }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {review.status === 'published' ? 'Uit de winkel halen' : 'Verwijderen'}
      </Button>
      {isOpen && <RemoveDialog review={review} onClose={() => setOpen(false)} />}
    </>
  )
}

const Review = () => {
  const review = useRecordContext<StaffReview>()
  const change = useChange()
  const focusOfGone = useFocusOfGone()
  if (!review) return null
  return (
    <Card component="section" aria-label="Review" tabIndex={-1} {...focusOfGone}>
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
            <Remove review={review} />
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
