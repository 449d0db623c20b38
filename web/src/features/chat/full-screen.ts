/** On a phone, and at 400 % zoom, the chat fills the screen. */
export const fullScreen = '(width < 40em)'
