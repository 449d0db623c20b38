const sounds = [
  new URL('./sounds/snurken-1.mp3', import.meta.url).href,
  new URL('./sounds/snurken-2.mp3', import.meta.url).href,
  new URL('./sounds/snurken-3.mp3', import.meta.url).href,
]

/**
 * Plays one of the three sounds, whichever.
 * @param onEnd when it is over, or cannot be played
 * @returns what stops it
 */
export const snore = (onEnd: () => void): (() => void) => {
  const sound = new Audio(sounds[Math.floor(Math.random() * sounds.length)])
  sound.addEventListener('ended', onEnd)
  sound.play().catch(onEnd)
  return () => sound.pause()
}
