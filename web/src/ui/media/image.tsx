import { clsx } from 'clsx'
import { useState } from 'react'
import type { DecorativeImage, Image as ImageData } from 'shared-types/image'
import styles from './image.module.css'
import { middleSource, srcSet } from './image-sources.ts'

interface Shown {
  image: ImageData
  decorative?: false
}

/** The text beside it says the same. */
interface Decorative {
  image: DecorativeImage
  decorative: true
}

type Props = (Shown | Decorative) & {
  /** Display width, as in the HTML attribute. It determines what is downloaded, so it must be accurate. */
  sizes: string
  /** `eager` and `first` load at once, for the first screen. `first` is its largest picture. */
  load?: 'lazy' | 'eager' | 'first'
  className?: string | undefined
}

// A picture may fail before React attaches its error handler.
const hasFailed = (img: HTMLImageElement) => img.complete && img.naturalWidth === 0 && img.currentSrc !== ''

/** A picture of the shop in a format and width that fit the screen, or a placeholder if it fails to load. */
export function Image({ sizes, load = 'lazy', className, ...picture }: Props) {
  const { image } = picture
  const alt = picture.decorative ? '' : picture.image.alt
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === image.file) {
    return (
      <svg
        className={clsx(styles.placeholder, className)}
        viewBox="0 0 100 100"
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <path
          d="M30 38h40v26H30zM34 60l11-12 8 8 5-5 8 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    )
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(image, 'avif', sizes)} sizes={sizes} />
      <img
        className={className}
        src={middleSource(image)}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={load === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={load === 'first' ? 'high' : 'auto'}
        decoding={load === 'first' ? 'sync' : 'async'}
        onError={() => setFailed(image.file)}
        ref={(img) => {
          if (img && hasFailed(img)) setFailed(image.file)
        }}
      />
    </picture>
  )
}
