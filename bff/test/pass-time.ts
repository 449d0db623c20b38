import { onTestFinished, vi } from 'vitest'

/** Sets the clocks of this process forward until the end of the test. Timers that run are not affected. */
export const passTime = (ms: number): void => {
  const monotonic = performance.now.bind(performance)
  const wall = Date.now.bind(Date)
  const clocks = [
    vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + ms),
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + ms),
  ]
  onTestFinished(() => clocks.forEach((clock) => clock.mockRestore()))
}
