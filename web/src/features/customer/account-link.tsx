import User from 'lucide/dist/esm/icons/user.mjs'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { IconLink } from '../../ui/button/icon-link.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The link to the account. The customer's name is personal, so it appears after hydration. */
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
