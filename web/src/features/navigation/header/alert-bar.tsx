import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { Link } from '../../../router/link.tsx'
import styles from './alert-bar.module.css'
import { CopyCode } from '../../../ui/button/copy-code.tsx'
import { useShell } from '../use-shell.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** The shop's notification, with the current voucher. */
export function AlertBar() {
  const { data: shell } = useShell()
  const notification = shell?.notification
  return (
    <div className={styles.bar}>
      {notification && (
        <>
          <Icon of={Truck} size={18} />
          <p>
            {notification.link ? <Link to={notification.link}>{notification.text}</Link> : notification.text}
          </p>
          {notification.code && <CopyCode code={notification.code} />}
        </>
      )}
    </div>
  )
}
