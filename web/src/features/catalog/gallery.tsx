import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { Image as ImageData } from 'shared-types/image'
import { Image } from '../../ui/image.tsx'
import styles from './gallery.module.css'

export const gallerySizes = '(width >= 1344px) 640px, (width >= 992px) 50vw, 100vw'

/** The product's pictures in a row to swipe along, with thumbnails to jump by. Without script one scrolls. */
export function Gallery({ images, title }: { images: ImageData[]; title: string }) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const show = (index: number) => {
    const { current } = track
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' })
  }

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
