import { Dialog } from '../../ui/dialog/dialog.tsx'
import { dismiss } from './dismissal.ts'
import { useSuccess } from './success.ts'

/** Confirms a subscription and says what to do next, in the words of spec §2. */
export function SuccessView() {
  const { leave } = useSuccess()
  const close = () => {
    dismiss()
    leave()
  }
  return (
    <Dialog title="Inschrijven gelukt!" onClose={close}>
      <p>Binnen enkele minuten ontvang je een e-mail. Geen e-mail ontvangen? Check je spambox.</p>
    </Dialog>
  )
}
