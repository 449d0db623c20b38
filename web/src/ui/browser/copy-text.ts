/** Fallback for browsers and pages without clipboard access: copies a selection. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}

/** Copies to the clipboard, with a fallback for older browsers (spec §8). Logs a failure, returns false. */
export const copyText = async (text: string): Promise<boolean> => {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => copySelection(text),
  )
  const done = copied ?? copySelection(text)
  if (!done) console.info('The clipboard is not available')
  return done
}
