import { useEffect } from 'react'
import { prefetchPictures } from './prefetch-pictures.ts'

/** Prefetches the pictures of likely next choices, when the browser is idle. */
export function FetchAhead({ slug, wanted }: { slug: string; wanted: string[][] }) {
  const serialized = JSON.stringify(wanted)
  useEffect(() => {
    const pictures: string[][] = JSON.parse(serialized)
    const timer = setTimeout(() => void prefetchPictures(slug, pictures), 300)
    return () => clearTimeout(timer)
  }, [slug, serialized])
  return null
}
