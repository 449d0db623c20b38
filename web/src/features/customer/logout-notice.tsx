import { useState } from 'react'
import { useLogoutPending } from '../../api/pending-logout.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './logout-notice.module.css'

/** Says that a logout is not confirmed yet, and later that it is. */
export function LogoutNotice() {
  const isPending = useLogoutPending()
  const [shown, setShown] = useState<'nothing' | 'pending' | 'closed' | 'confirmed'>('nothing')
  if (isPending && (shown === 'nothing' || shown === 'confirmed')) setShown('pending')
  if (!isPending && shown === 'pending') setShown('confirmed')
  if (!isPending && shown === 'closed') setShown('nothing')
  if (shown === 'nothing' || shown === 'closed') return null
  return (
    <div className={styles.anchor}>
      {shown === 'pending' && (
        <Notice title="Je bent op dit apparaat afgemeld" onClose={() => setShown('closed')}>
          De winkel is nu niet te bereiken. We geven het vanzelf door zodra dat weer kan.
        </Notice>
      )}
      {shown === 'confirmed' && (
        <Alert kind="success" onGone={() => setShown('nothing')}>
          Je bent afgemeld.
        </Alert>
      )}
    </div>
  )
}
