import { useState } from 'react'
import type { Notice } from './moves.ts'

/** One notice at a time; the same one told again is a new one. */
export const useNotices = () => {
  const [told, setTold] = useState<{ notice: Notice; time: number } | null>(null)
  return {
    told,
    tell: (notice: Notice) => setTold((before) => ({ notice, time: (before?.time ?? 0) + 1 })),
    dismiss: () => setTold(null),
  }
}

export type Notices = ReturnType<typeof useNotices>
