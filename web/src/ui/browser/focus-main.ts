/** Where the focus goes when the element that has it disappears, or another page takes its place. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
