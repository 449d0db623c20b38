import type { MouseEvent } from 'react'

/** The press opens a new tab or window, so the page stays as it is. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey
