import { User } from 'lucide'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { IconLink } from '../../ui/icon-link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The way to the account. Who is logged in is the shopper's own and comes after the page. */
export function AccountLink() {
  const { data: session } = useSession()
  const name = session?.customer?.firstName
  return (
    <IconLink
      to={name ? paths.account() : paths.login()}
      icon={<Icon of={User} size={24} />}
      label={name ? 'Account' : 'Inloggen'}
      title={name ? `ingelogd als ${name}` : 'inloggen'}
    />
  )
}
