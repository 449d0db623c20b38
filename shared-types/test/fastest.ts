/** Milliseconds of the fastest of ten runs: load on the machine only adds time. */
export const fastestMs = (run: () => void): number =>
  Math.min(
    ...Array.from({ length: 10 }, () => {
      const begun = performance.now()
      run()
      return performance.now() - begun
    }),
  )
