// Runs first, in every document. An e-mail in base64 (spec §2, route rules) leaves the URL and the history at once,
// whatever the consent. In a rendered page it runs alone: the other scripts wait in the document until the largest picture
// of the first screen has come. They would share the connection with it. The last button that was pressed before they run
// is pressed again when they do.
import { waitingScripts } from './document/waiting-scripts.ts'

const address = new URL(location.href)
const email = address.searchParams.get('email')
if (email !== null) {
  address.searchParams.delete('email')
  history.replaceState(history.state, '', address)
  window.removedEmail = email
}

/** In milliseconds: a picture that hangs does not stop the page from starting. */
const longestWait = 3_000

let pressed: HTMLElement | null = null
const notePress = ({ target, isTrusted }: Event) => {
  const button = isTrusted && target instanceof Element && target.closest('button')
  // Submitting works without scripts.
  if (button && button.type === 'button') pressed = button
}
document.addEventListener('click', notePress, true)
document.addEventListener(
  'shop:listening',
  () => {
    document.removeEventListener('click', notePress, true)
    pressed?.click()
  },
  { once: true },
)

const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')

const start = () => {
  const scripts = waitingScripts()
  if (scripts) document.head.append(scripts)
}

if (!hero || hero.complete) start()
else {
  hero.addEventListener('load', start, { once: true })
  // Everything has loaded or failed; or a shopper taps, who does not wait for a picture.
  for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start, { once: true })
  setTimeout(start, longestWait)
}
