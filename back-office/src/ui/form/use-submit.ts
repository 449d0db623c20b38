import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { fieldErrors, isOvertaken } from '../../api/send.ts'

/**
 * The submission of a dialog: the errors by field, those of no field as `form`, and whether an answer is awaited. The page
 * behind the dialog then reads its data again, also after a refusal, which often means that a colleague has changed it.
 * @param readAgain reads what the dialog itself shows, when a colleague was earlier
 */
export const useSubmit = (
  run: (form: HTMLFormElement) => Promise<unknown>,
  readAgain?: () => Promise<unknown>,
) => {
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    try {
      await run(event.currentTarget)
    } catch (error) {
      setErrors(fieldErrors(error, 'form'))
      if (isOvertaken(error)) await readAgain?.()
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { errors, isBusy, submit }
}
