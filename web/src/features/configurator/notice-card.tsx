import { Notice } from '../../ui/notice.tsx'
import styles from './notice-card.module.css'
import type { Notices } from './state/use-notices.ts'

/** The current notice, announced immediately; it disappears after 5 seconds. */
export function NoticeCard({ told, dismiss }: Pick<Notices, 'told' | 'dismiss'>) {
  return (
    <div className={styles.place}>
      {told && (
        <Notice key={told.time} kind="danger" title={told.notice.title} onClose={dismiss} onGone={dismiss}>
          {told.notice.text}
        </Notice>
      )}
    </div>
  )
}
