import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../../ui/browser/reduced-motion.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './carousel-arrows.module.css'

/** In pixels: rounding leaves a row short of its end. */
const slack = 8

/** Not for the keyboard: the links of the tiles scroll the row themselves. */
export function CarouselArrows({ row }: { row: HTMLElement }) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const measure = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft
      setEnds({ atStart: row.scrollLeft < slack, atEnd: left < slack })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [row])
  const move = (direction: -1 | 1) =>
    row.scrollBy({
      left: direction * row.clientWidth * 0.8,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  return (
    <>
      {!ends.atStart && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.back}
          aria-label="Vorige"
          onClick={() => move(-1)}
        >
          <Icon of={ChevronLeft} size={24} />
        </button>
      )}
      {!ends.atEnd && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.on}
          aria-label="Volgende"
          onClick={() => move(1)}
        >
          <Icon of={ChevronRight} size={24} />
        </button>
      )}
    </>
  )
}
