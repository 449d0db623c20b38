import Phone from 'lucide/dist/esm/icons/phone.mjs'
import styles from './phone-help.module.css'
import { useFooter } from './use-shell.ts'
import { Icon } from '../../ui/media/icon.tsx'

/** The phone number for help with ordering. A link on devices that can call, otherwise text (spec §1). */
export function PhoneHelp() {
  const shop = useFooter().data?.shop
  if (!shop) return null
  return (
    <p className={styles.help}>
      <Icon of={Phone} size={18} />
      <span>
        Hulp nodig met bestellen? <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`}>{shop.phone}</a>
        <br />
        <span className={styles.hours}>{shop.openingHours}</span>
      </span>
    </p>
  )
}
