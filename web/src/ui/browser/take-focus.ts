/** Refs for what replaces the pressed control. Inline functions differ at each render, and would take the focus again. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

export const focusFirstInput = (element: HTMLElement | null) => element?.querySelector('input')?.focus()
