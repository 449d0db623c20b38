import X from 'lucide-react/icons/x'
import { Alert } from '../../ui/alert.tsx'
import styles from './notice-card.module.css'
import type { Notices } from './use-notices.ts'

/** The notice of the moment, read out at once; it goes by itself after 5 seconds. */
export function NoticeCard({ told, dismiss }: Pick<Notices, 'told' | 'dismiss'>) {
  return (
    <div className={styles.place}>
      {told && (
        <Alert key={told.time} kind="danger" onGone={dismiss}>
          <div className={styles.notice}>
            <p>
              <strong>{told.notice.title}</strong>
              <br />
              {told.notice.text}
            </p>
            <button type="button" className={styles.close} aria-label="Sluiten" onClick={dismiss}>
              <X aria-hidden size={20} />
            </button>
          </div>
        </Alert>
      )}
    </div>
  )
}
