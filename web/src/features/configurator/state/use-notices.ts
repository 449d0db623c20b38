import { useState } from 'react'
import type { Notice } from './moves.ts'

/** Holds one notice at a time; repeating the same notice shows it again. */
export const useNotices = () => {
  const [shown, setShown] = useState<{ notice: Notice; time: number } | null>(null)
  return {
    shown,
    show: (notice: Notice) => setShown((before) => ({ notice, time: (before?.time ?? 0) + 1 })),
    dismiss: () => setShown(null),
  }
}

export type Notices = ReturnType<typeof useNotices>
