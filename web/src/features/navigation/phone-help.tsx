import Phone from 'lucide/dist/esm/icons/phone.mjs'
import styles from './phone-help.module.css'
import { useFooter } from './use-shell.ts'
import { PhoneLink } from '../../ui/text/phone-link.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The phone number for help with ordering. */
export function PhoneHelp() {
  const shop = useFooter().data?.shop
  if (!shop) return null
  return (
    <p className={styles.help}>
      <Icon of={Phone} size={18} />
      <span>
        Hulp nodig met bestellen? <PhoneLink phone={shop.phone} />
        <br />
        <span className={styles.hours}>{shop.openingHours}</span>
      </span>
    </p>
  )
}
