import { useState } from 'react'
import type { Notice } from './moves.ts'

/** Holds one notice at a time; repeating the same notice shows it again. */
export const useNotices = () => {
  const [told, setTold] = useState<{ notice: Notice; time: number } | null>(null)
  return {
    told,
    tell: (notice: Notice) => setTold((before) => ({ notice, time: (before?.time ?? 0) + 1 })),
    dismiss: () => setTold(null),
  }
}

export type Notices = ReturnType<typeof useNotices>
