import { useState } from 'react'

// A picture may fail before React attaches its error handler.
const hasFailed = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0 && img.currentSrc !== ''

/** Whether the picture of this file failed to load, by what its `img` reports. */
export const useFailure = (file: string) => {
  const [failed, setFailed] = useState<string | null>(null)
  const fail = () => setFailed(file)
  const reports = {
    onError: fail,
    ref: (img: HTMLImageElement | null) => {
      if (img && hasFailed(img)) fail()
    },
  }
  return { failed: failed === file, reports }
}
