import { bedSizes, bedSrcSet } from './bed-picture.tsx'
import type { Step } from '../state/steps.ts'

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

const fetched = new Set<string>()

const most = 8

/** The current step, or the next one whose options show in the picture. */
const nextSeen = (steps: readonly Step[], current: number): Step | undefined =>
  steps
    .slice(current - 1)
    .find(({ properties }) => properties.some(({ options }) => options.some(({ code }) => code !== null)))

/** The codes of the pictures that the next choice may need: one per option of the step. */
export const likelyNext = (
  steps: readonly Step[],
  current: number,
  codesWith: (property: string, id: string) => string[],
): string[][] =>
  (nextSeen(steps, current)?.properties ?? [])
    .flatMap(({ property, options }) =>
      options.flatMap(({ id, code }) => (code === null ? [] : [codesWith(property, id)])),
    )
    .slice(0, most)

let latest: string[][] = []

/**
 * Prefetches pictures, each once and one at a time, because a new one is rendered first; not if the user prefers to save
 * data. A later call replaces what still waits.
 */
export const prefetchPictures = async (slug: string, wanted: string[][]): Promise<void> => {
  const { connection }: NavigatorWithConnection = navigator
  if (connection?.saveData) return
  latest = wanted
  for (const codes of wanted) {
    if (latest !== wanted) return
    const srcSet = bedSrcSet(slug, codes)
    if (fetched.has(srcSet)) continue
    fetched.add(srcSet)
    const img = new Image()
    img.fetchPriority = 'low'
    img.sizes = bedSizes
    img.srcset = srcSet
    await img.decode().catch(() => fetched.delete(srcSet))
  }
}
