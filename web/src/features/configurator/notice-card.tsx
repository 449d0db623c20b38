import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './notice-card.module.css'
import type { Notices } from './state/use-notices.ts'

/** The current notice, announced immediately; it disappears after 5 seconds. */
export function NoticeCard({ shown, dismiss }: Pick<Notices, 'shown' | 'dismiss'>) {
  return (
    <div className={styles.anchor}>
      {shown && (
        <Notice
          key={shown.time}
          kind={shown.notice.kind ?? 'danger'}
          title={shown.notice.title}
          onClose={dismiss}
          onGone={dismiss}
        >
          {shown.notice.text}
        </Notice>
      )}
    </div>
  )
}
