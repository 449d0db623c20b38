const query = '(prefers-reduced-motion: reduce)'

/** Whether the shopper has asked their device for less movement. */
export const prefersReducedMotion = () => matchMedia(query).matches

export const onReducedMotionChange = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
