import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import { clsx } from 'clsx'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import type { Image as ImageData } from 'shared-types/image'
import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { largestSource } from '../../../ui/media/image-sources.ts'
import { opensElsewhere } from '../../../router/opens-elsewhere.ts'
import styles from './gallery.module.css'
import type { GalleryZoomProps } from './gallery-zoom.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

export const gallerySizes =
  '(width < 40em) and (resolution >= 2.5dppx) 60vw, (width >= 84em) 640px, (width >= 62em) 50vw, 100vw'

interface Zoomed {
  Zoom: ComponentType<GalleryZoomProps>
  index: number
}

/**
 * The product's pictures in a row to swipe through, with thumbnails. Pressing one opens it large; Tab stops only at the
 * one in view. Without JavaScript the row scrolls, and a press opens the picture file.
 */
export function Gallery({ images, title }: { images: ImageData[]; title: string }) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const hydrated = useHydrated()
  const [zoomed, setZoomed] = useState<Zoomed | null>(null)

  /** Smooth unless the user prefers reduced motion: the CSS decides. */
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = track
    current?.scrollTo({ left: index * current.clientWidth, behavior })
  }
  const zoom = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    import('./gallery-zoom.tsx').then(
      ({ GalleryZoom }) => setZoomed({ Zoom: GalleryZoom, index }),
      () => {},
    )
  }

  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        aria-label={`Afbeeldingen van ${title}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {images.map((image, index) => (
          <li key={image.file}>
            <a
              className={styles.open}
              href={largestSource(image)}
              aria-haspopup="dialog"
              tabIndex={hydrated && index !== shown ? -1 : undefined}
              aria-label={`Vergroten: ${image.alt}`}
              onClick={(event) => zoom(event, index)}
            >
              <Image
                className={styles.image}
                image={image}
                sizes={gallerySizes}
                load={index === 0 ? 'first' : 'lazy'}
              />
              <span className={styles.zoom}>
                <Icon of={ZoomIn} size={22} />
              </span>
            </a>
          </li>
        ))}
      </ul>
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
      {zoomed && (
        <zoomed.Zoom
          images={images}
          title={title}
          start={zoomed.index}
          onClose={(index) => {
            setZoomed(null)
            show(index, 'instant')
          }}
        />
      )}
    </div>
  )
}
