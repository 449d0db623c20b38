import { type FieldErrors, type FieldValues, get } from 'react-hook-form'

/** Brings the first wrong field of a form, in the order of the screen, into sight and under the cursor. */
export const focusFirstMistake = (form: unknown, errors: FieldErrors<FieldValues>) => {
  if (!(form instanceof HTMLFormElement)) return
  const controls = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
  const isWrong = (name: string) => name !== '' && get(errors, name) !== undefined
  const wrong = Array.from(form.elements).find(
    (element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      controls.some((control) => element instanceof control) && isWrong(element.getAttribute('name') ?? ''),
  )
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.focus({ preventScroll: true })
}
