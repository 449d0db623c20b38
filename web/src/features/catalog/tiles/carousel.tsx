import { type ReactNode, Suspense, useState } from 'react'
import { lazyAfterPaint } from '../../../router/lazy-extra.ts'
import styles from './carousel.module.css'

const CarouselArrows = lazyAfterPaint(async () => (await import('./carousel-arrows.tsx')).CarouselArrows)

/** The `sizes` of a picture in the carousel. */
export const carouselSizes =
  '(width < 40em) and (resolution >= 2.5dppx) 36vw, (width < 40em) and (resolution >= 1.5dppx) 54vw, (width >= 84em) 345px, (width >= 48em) 26vw, (width >= 40em) 38vw, 72vw'

/** A row that scrolls sideways. A part of the next tile shows that there is more, and so do its buttons. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const [row, setRow] = useState<HTMLUListElement | null>(null)
  return (
    <div className={styles.carousel}>
      <ul ref={setRow} className={styles.row} aria-label={label}>
        {children}
      </ul>
      {row && (
        <Suspense>
          <CarouselArrows row={row} />
        </Suspense>
      )}
    </div>
  )
}
