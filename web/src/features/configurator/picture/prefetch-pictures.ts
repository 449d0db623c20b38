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

/** Prefetches pictures, each once; not if the user prefers to save data. */
export const prefetchPictures = (slug: string, wanted: string[][]) => {
  const { connection }: NavigatorWithConnection = navigator
  if (connection?.saveData) return
  for (const codes of wanted) {
    const srcSet = bedSrcSet(slug, codes)
    if (fetched.has(srcSet)) continue
    fetched.add(srcSet)
    const img = new Image()
    img.fetchPriority = 'low'
    img.sizes = bedSizes
    img.srcset = srcSet
  }
}
