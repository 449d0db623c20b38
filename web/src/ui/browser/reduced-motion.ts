const query = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia(query).matches

export const onReducedMotionChange = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
