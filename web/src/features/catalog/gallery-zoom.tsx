import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Image as ImageData } from 'shared-types/image'
import { Dialog } from '../../ui/dialog.tsx'
import { Image } from '../../ui/image.tsx'
import styles from './gallery-zoom.module.css'

export interface GalleryZoomProps {
  images: ImageData[]
  /** Shown first. */
  at: number
  title: string
  onClose: () => void
}

/** A picture as large as the screen, and twice as large to look around in. */
export function GalleryZoom({ images, at, title, onClose }: GalleryZoomProps) {
  const [shown, setShown] = useState(at)
  const [large, setLarge] = useState(false)
  const image = images[shown]
  const turn = (by: number) => setShown((shown + by + images.length) % images.length)
  return (
    <Dialog title={title} className={styles.dialog} onClose={onClose}>
      <section
        className={styles.view}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`Afbeelding ${shown + 1} van ${images.length}`}
      >
        {image && (
          <Image
            key={image.file}
            className={clsx(styles.image, large && styles.large)}
            image={image}
            sizes={large ? '200vw' : '100vw'}
          />
        )}
      </section>
      <div className={styles.tools}>
        {images.length > 1 && (
          <button type="button" aria-label="Vorige" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </button>
        )}
        <button type="button" aria-pressed={large} aria-label="Vergroten" onClick={() => setLarge(!large)}>
          {large ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </button>
        {images.length > 1 && (
          <button type="button" aria-label="Volgende" onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </button>
        )}
      </div>
    </Dialog>
  )
}
