/** The choice that is being pressed. Safari does not focus links, so `relatedTarget` is null there. */
const pressedChoice = (): HTMLAnchorElement | null =>
  document.querySelector(':is(aside, dialog, details) a[rel="nofollow"]:active')

/**
 * If a field loses focus because another choice is pressed, that choice starts from what was typed: its own
 * URL does not include it yet. Returns false if the field lost focus in any other way.
 */
export const leftForChoice = (lead: (to: string) => void, otherwise: () => void): boolean => {
  const pressed = pressedChoice()
  if (!pressed) return false
  const released = (event: MouseEvent) => {
    // A pointer released elsewhere makes no choice.
    if (!(event.target instanceof Node) || !pressed.contains(event.target)) return otherwise()
    event.preventDefault()
    event.stopPropagation()
    lead(`${pressed.pathname}${pressed.search}`)
  }
  document.addEventListener('click', released, { capture: true, once: true })
  return true
}
