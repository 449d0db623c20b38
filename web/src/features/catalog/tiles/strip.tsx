import { type ReactNode, Suspense, useState } from 'react'
import { lazyAfterPaint } from '../../../router/lazy-extra.ts'
import styles from './strip.module.css'

const StripArrows = lazyAfterPaint(async () => (await import('./strip-arrows.tsx')).StripArrows)

/** Of a picture in the strip. */
export const stripSizes =
  '(width < 640px) and (resolution >= 2.5dppx) 36vw, (width < 640px) and (resolution >= 1.5dppx) 54vw, (width >= 1344px) 345px, (width >= 992px) 26vw, (width >= 640px) 38vw, 72vw'

/** A row that scrolls sideways. A part of the next tile shows that there is more, and so do its buttons. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  const [row, setRow] = useState<HTMLUListElement | null>(null)
  return (
    <div className={styles.carousel}>
      <ul ref={setRow} className={styles.strip} aria-label={label}>
        {children}
      </ul>
      {row && (
        <Suspense>
          <StripArrows row={row} />
        </Suspense>
      )}
    </div>
  )
}
