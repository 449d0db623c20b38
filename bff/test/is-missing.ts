/**
 * Whether tests must be skipped because something is not installed. The output says so; with `CI`, where everything is
 * installed, they fail instead.
 * @param what the missing thing, for the message
 */
export const isMissing = (what: string, isThere: boolean): boolean => {
  if (isThere) return false
  if (process.env.CI) throw new Error(`${what}: these tests may not be skipped when CI is set`)
  console.warn(`NOT TESTED: ${what}`)
  return true
}
