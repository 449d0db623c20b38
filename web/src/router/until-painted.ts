const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when the first view is painted, including pictures: low-priority work may begin. */
export const untilPainted = async (): Promise<void> => {
  await loaded()
  // Waits for the frame with the last picture, and the one after it.
  await frame()
  await frame()
}
