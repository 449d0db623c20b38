/** Moves the focus to a button after the next render, in which the focused one is gone or has another place. */
export const focusButton = (within: Element | null | undefined, name: string) => {
  requestAnimationFrame(() => {
    const buttons = [...(within?.querySelectorAll('button') ?? [])]
    buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)?.focus()
  })
}
