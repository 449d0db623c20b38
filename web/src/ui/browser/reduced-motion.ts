const query = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = () => matchMedia(query).matches

export const onReducedMotionChange = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
