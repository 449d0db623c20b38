import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Image as ImageData } from 'shared-types/image'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './gallery-zoom.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

export interface GalleryZoomProps {
  images: ImageData[]
  title: string
  start: number
  /** Called with the index of the last picture shown. */
  onClose: (index: number) => void
}

/** Zoom factors, relative to the size that fits. */
const levels = [1, 2, 3] as const
const most = levels.length - 1

type Point = [across: number, down: number]

const middle = (pane: HTMLElement | null): Point =>
  pane
    ? [
        (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth,
        (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight,
      ]
    : [0.5, 0.5]

/**
 * The pictures at screen size, with zoom: by buttons, plus and minus keys, double click, or the browser's own
 * pinch. Parts that do not fit are reached by touch, mouse or arrow keys.
 */
export function GalleryZoom({ images, title, start, onClose }: GalleryZoomProps) {
  const [index, setIndex] = useState(start)
  const [level, setLevel] = useState(0)
  const pane = useRef<HTMLElement>(null)
  const image = images[index]

  /** Zooms with a point of the picture at the centre, in fractions of its width and height. */
  const zoomTo = (wanted: number, [across, down]: Point = middle(pane.current)) => {
    flushSync(() => setLevel(Math.max(0, Math.min(most, wanted))))
    const { current } = pane
    current?.scrollTo({
      left: across * current.scrollWidth - current.clientWidth / 2,
      top: down * current.scrollHeight - current.clientHeight / 2,
    })
  }
  const goTo = (wanted: number) => {
    setIndex((wanted + images.length) % images.length)
    setLevel(0)
  }
  const toggle = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    zoomTo(level === 0 ? 1 : 0, [(clientX - box.left) / box.width, (clientY - box.top) / box.height])
  }
  const onArrowKey = (event: KeyboardEvent) => {
    // The browser's own: zoom and Back.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomTo(level + 1)
    else if (event.key === '-') zoomTo(level - 1)
    else if (event.key === 'ArrowLeft' && level === 0) goTo(index - 1)
    else if (event.key === 'ArrowRight' && level === 0) goTo(index + 1)
    else return
    event.preventDefault()
  }

  if (!image) return null
  return (
    <Dialog className={styles.dialog} title={title} onClose={() => onClose(index)}>
      {/* Keys bubble, so they work for everything in here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.content} onKeyDown={onArrowKey}>
        <section
          ref={pane}
          className={styles.pane}
          aria-label={`Afbeelding ${index + 1} van ${images.length}`}
          // A scrollable element must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div className={styles.sheet} data-level={level} onDoubleClick={toggle}>
            <Image
              key={image.file}
              className={styles.image}
              image={image}
              sizes={level === 0 ? '100vw' : '200vw'}
              load="eager"
            />
          </div>
        </section>
        <VisuallyHidden>
          <output>{`Afbeelding ${index + 1} van ${images.length}: ${image.alt}`}</output>
        </VisuallyHidden>
        <div className={styles.tools}>
          {images.length > 1 && (
            <button type="button" aria-label="Vorige" onClick={() => goTo(index - 1)}>
              <Icon of={ChevronLeft} />
            </button>
          )}
          <button
            type="button"
            aria-label="Uitzoomen"
            aria-disabled={level === 0}
            onClick={() => zoomTo(level - 1)}
          >
            <Icon of={ZoomOut} />
          </button>
          <button
            type="button"
            aria-label="Inzoomen"
            aria-disabled={level === most}
            onClick={() => zoomTo(level + 1)}
          >
            <Icon of={ZoomIn} />
          </button>
          {images.length > 1 && (
            <button type="button" aria-label="Volgende" onClick={() => goTo(index + 1)}>
              <Icon of={ChevronRight} />
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
