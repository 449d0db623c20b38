const sounds = [
  new URL('./sounds/snurken-1.mp3', import.meta.url).href,
  new URL('./sounds/snurken-2.mp3', import.meta.url).href,
  new URL('./sounds/snurken-3.mp3', import.meta.url).href,
]

/** Plays one of three sounds until `signal` stops it; calls `onEnd` when it ends or cannot be played. */
export const snore = ({ signal, onEnd }: { signal: AbortSignal; onEnd: () => void }): void => {
  const sound = new Audio(sounds[Math.floor(Math.random() * sounds.length)])
  sound.addEventListener('ended', onEnd)
  signal.addEventListener('abort', () => sound.pause())
  sound.play().catch(onEnd)
}
