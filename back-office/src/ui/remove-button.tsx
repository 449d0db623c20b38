import { useNotify, useRedirect, useResourceContext } from 'react-admin'
import { messageOf, send } from '../api/send.ts'
import { ConfirmButton, type Question } from './confirm-button.tsx'

interface RemoveButtonProps<Answer> extends Question {
  path: string
  /** The sentence after the removal. */
  done: (answer: Answer) => string
}

/** Removes the record of the page after a question, and shows the list. */
export const RemoveButton = <Answer,>({ path, done, ...question }: RemoveButtonProps<Answer>) => {
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const remove = async () => {
    try {
      notify(done(await send<Answer>('DELETE', path)), { type: 'success' })
      redirect('list', resource)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return <ConfirmButton color="error" {...question} onConfirm={remove} />
}
