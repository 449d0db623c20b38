/** The choice that is being pressed at this moment. Safari does not focus links, so that `relatedTarget` knows of none. */
const pressedChoice = (): HTMLAnchorElement | null =>
  document.querySelector(':is(aside, dialog, details) a[rel="nofollow"]:active')

/**
 * When a field is left by pressing another choice, that choice leads on from what was typed: its own address does not
 * know of it yet. Answers false when the field was left in any other way.
 */
export const leftForChoice = (lead: (to: string) => void, otherwise: () => void): boolean => {
  const pressed = pressedChoice()
  if (!pressed) return false
  const released = (event: MouseEvent) => {
    // Let go elsewhere, it was no choice.
    if (!(event.target instanceof Node) || !pressed.contains(event.target)) return otherwise()
    event.preventDefault()
    event.stopPropagation()
    lead(`${pressed.pathname}${pressed.search}`)
  }
  document.addEventListener('click', released, { capture: true, once: true })
  return true
}
