import { Truck } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import styles from './alert-bar.module.css'
import { useShell } from './use-shell.ts'

/** The one thing the shop says out loud. */
export function AlertBar() {
  const { data: shell } = useShell()
  const notification = shell?.notification
  return (
    <p className={styles.bar}>
      {notification && (
        <>
          <Truck size={18} aria-hidden />
          {notification.link ? <Link to={notification.link}>{notification.text}</Link> : notification.text}
        </>
      )}
    </p>
  )
}
