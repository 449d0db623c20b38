import { execFileSync } from 'node:child_process'

/** The path of the first of these programs that is installed; undefined if none is. */
export const findCommand = (...names: string[]): string | undefined => {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim()
    } catch {}
  }
  return undefined
}
