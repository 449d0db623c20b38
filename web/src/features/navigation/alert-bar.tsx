import Truck from 'lucide-react/icons/truck'
import { Link } from '../../router/link.tsx'
import styles from './alert-bar.module.css'
import { CopyCode } from './copy-code.tsx'
import { useShell } from './use-shell.ts'

/** The one thing the shop says out loud, and the code of the moment. */
export function AlertBar() {
  const { data: shell } = useShell()
  const notification = shell?.notification
  return (
    <div className={styles.bar}>
      {notification && (
        <>
          <Truck size={18} aria-hidden />
          <p>
            {notification.link ? <Link to={notification.link}>{notification.text}</Link> : notification.text}
          </p>
          {notification.code && <CopyCode code={notification.code} />}
        </>
      )}
    </div>
  )
}
