type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The controls of a form, in document order. */
const controlsOf = (form: unknown): Control[] =>
  form instanceof HTMLFormElement ? Array.from(form.elements).filter(isControl) : []

export const isOnScreen = (form: unknown, name: string): boolean =>
  controlsOf(form).some((control) => control.name === name)

/** Scrolls a field into the middle of the viewport, so that its label and message are visible too. */
export const focusField = (control: Control | null | undefined) => {
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/**
 * Scrolls the first of these fields into view and focuses it.
 * @returns false if none of them is on screen
 */
export const focusFirst = (form: unknown, names: string[]): boolean => {
  const first = controlsOf(form).find(({ name }) => names.includes(name))
  focusField(first)
  return first !== undefined
}
