/** In milliseconds: a picture that hangs does not stop what waits for the first view. */
const longestWait = 10_000

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', resolve, { once: true })
        setTimeout(resolve, longestWait)
      })

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when the first view is painted, including pictures: low-priority work may begin. */
export const untilPainted = async (): Promise<void> => {
  await loaded()
  // Waits for the frame with the last picture, and the one after it.
  await frame()
  await frame()
}

/** Runs a task once the first view is painted and the browser is idle. Returns how to cancel it. */
export const whenQuiet = (task: () => void): (() => void) => {
  let isCancelled = false
  const run = () => {
    if (!isCancelled) task()
  }
  void untilPainted().then(() =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1500),
  )
  return () => {
    isCancelled = true
  }
}
