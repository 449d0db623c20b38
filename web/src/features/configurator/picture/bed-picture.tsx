import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { renderPath, renderWidths } from 'shared-types/configuration'
import type { Image as ImageData } from 'shared-types/image'
import { Image } from '../../../ui/media/image.tsx'
import styles from './bed-picture.module.css'

/** Display width of the bed's picture, for the `sizes` attribute. */
export const bedSizes = '(width >= 75em) 640px, (width >= 62em) 50vw, 100vw'

export const bedSrcSet = (slug: string, codes: string[]): string =>
  renderWidths.map((width) => `${renderPath(slug, codes, width)} ${width}w`).join(', ')

export const bedPreload = (slug: string, codes: string[]) => ({
  srcSet: bedSrcSet(slug, codes),
  sizes: bedSizes,
  type: 'image/webp',
})

interface Props {
  slug: string
  codes: string[]
  alt: string
  fallback: ImageData
}

interface Shown {
  /** The previous picture, below the new one while that fades in. */
  below: string | null
  top: string
}

/** Waits before a picture that failed is requested again, in ms: the render service may have been busy. */
const retryAfter = [2_000, 8_000]

interface Failure {
  picture: string
  times: number
  /** Requested again; the fallback image stays until the answer. */
  isRetried: boolean
}

const hasFailed = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0 && img.currentSrc !== ''

/**
 * The bed as chosen. The previous picture stays until the next has loaded, which then fades in over it. If
 * there is no picture, the fallback image is shown, with a note that it does not show the choices, until a later
 * attempt succeeds.
 */
export function BedPicture({ slug, codes, alt, fallback }: Props) {
  const wanted = bedSrcSet(slug, codes)
  const [{ below, top }, setShown] = useState<Shown>({ below: null, top: wanted })
  const [failure, setFailure] = useState<Failure | null>(null)
  const fail = () =>
    setFailure((before) => ({
      picture: wanted,
      times: before?.picture === wanted ? before.times + 1 : 1,
      isRetried: false,
    }))
  useEffect(() => {
    if (failure?.picture !== wanted || failure.isRetried) return
    const wait = retryAfter[failure.times - 1]
    if (wait === undefined) return
    const timer = setTimeout(() => setFailure({ ...failure, isRetried: true }), wait)
    return () => clearTimeout(timer)
  }, [failure, wanted])

  // If the wanted picture is the previous one, it is still loaded: swap the two.
  if (wanted === below) setShown({ below: top, top: wanted })
  const behind = failure === null ? [below, top] : []
  const layers = [...behind, wanted].filter((layer, index, all) => layer && all.indexOf(layer) === index)

  return (
    <div className={styles.frame}>
      {failure !== null && (
        <>
          <Image image={fallback} sizes={bedSizes} load="eager" className={styles.layer} />
          <p className={styles.standIn}>Voorbeeld: van jouw keuze is er nu geen foto</p>
        </>
      )}
      {(failure?.picture !== wanted || failure.isRetried) &&
        layers.map((layer) => (
          <img
            key={layer}
            className={clsx(
              styles.layer,
              layer === top && below && styles.arriving,
              layer !== wanted && styles.old,
            )}
            srcSet={layer ?? ''}
            sizes={bedSizes}
            width={1000}
            height={1000}
            alt={layer === wanted ? alt : ''}
            aria-hidden={layer !== wanted || undefined}
            data-shown={layer === top}
            fetchPriority="high"
            onLoad={() => {
              if (layer !== wanted) return
              if (layer !== top) setShown({ below: failure === null ? top : null, top: wanted })
              setFailure(null)
            }}
            onAnimationEnd={() => setShown((before) => ({ ...before, below: null }))}
            onError={() => {
              if (layer === wanted) fail()
            }}
            ref={(img) => {
              if (img && layer === wanted && hasFailed(img)) fail()
            }}
          />
        ))}
    </div>
  )
}
