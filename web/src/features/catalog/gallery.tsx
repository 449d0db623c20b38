import { ZoomIn } from 'lucide-react'
import { clsx } from 'clsx'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Image as ImageData } from 'shared-types/image'
import { Image } from '../../ui/image.tsx'
import type { GalleryZoomProps } from './gallery-zoom.tsx'
import styles from './gallery.module.css'

export const gallerySizes = '(width >= 1344px) 640px, (width >= 992px) 50vw, 100vw'

interface GalleryProps {
  images: ImageData[]
  title: string
  /** The picture of what was chosen, by its file: the gallery turns to it. */
  wanted: string | undefined
}

/** The product's pictures in a row to swipe along, with thumbnails to jump by. Without script one scrolls. */
export function Gallery({ images, title, wanted }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null)

  const show = (index: number) => {
    const { current } = track
    current?.scrollTo({ left: index * current.clientWidth })
  }
  const zoom = async () => {
    const { GalleryZoom } = await import('./gallery-zoom.tsx')
    setZoom(() => GalleryZoom)
  }

  const turnTo = useEffectEvent((file: string | undefined) => {
    const index = images.findIndex((image) => image.file === file)
    if (index >= 0) show(index)
  })
  useEffect(() => turnTo(wanted), [wanted])

  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        aria-label={`Afbeeldingen van ${title}`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {images.map((image, index) => (
          <li key={image.file}>
            <Image
              className={styles.image}
              image={image}
              sizes={gallerySizes}
              load={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {images.length > 0 && (
        <button
          type="button"
          className={styles.zoom}
          aria-label="Vergroot de afbeelding"
          aria-haspopup="dialog"
          onClick={() => void zoom()}
        >
          <ZoomIn size={22} aria-hidden />
        </button>
      )}
      {Zoom && <Zoom images={images} at={shown} title={title} onClose={() => setZoom(null)} />}
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.file}>
              <button
                type="button"
                className={clsx(styles.thumbnail, index === shown && styles.current)}
                aria-label={`Afbeelding ${index + 1} van ${images.length}`}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Image className={styles.image} image={image} sizes="76px" decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
