import { ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
  useLogout,
  useNotify,
  UserMenu,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { SessionDialog } from './session-dialog.tsx'

const AccountItem = () => {
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemText>Mijn account</ListItemText>
    </MenuItem>
  )
}

/** The library's own item says nothing when the logout fails. */
const LogoutItem = () => {
  const logOut = useLogout()
  const notify = useNotify()
  const menu = useUserMenu()
  const tryLogOut = () => {
    menu?.onClose()
    return logOut().catch(({ message }: Error) =>
      notify(`Je bent nog ingelogd. ${message}`, { type: 'error' }),
    )
  }
  return (
    <MenuItem onClick={tryLogOut}>
      <ListItemText>Afmelden</ListItemText>
    </MenuItem>
  )
}

const OfficeBar = () => {
  const { identity } = useGetIdentity()
  const showsName = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm')) && identity !== undefined
  return (
    <AppBar
      color="primary"
      // Without the library's indicator of loading, which has no name for screen readers.
      toolbar={<RefreshIconButton />}
      // Without it, the page has no heading.
      alwaysOn
      userMenu={
        // The name of the button contains its visible text. The library's small button needs the key of a text.
        <UserMenu label={showsName ? `Account ${identity.fullName}` : 'ra.auth.user_menu'}>
          <AccountItem />
          <LogoutItem />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" />
    </AppBar>
  )
}

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={OfficeBar}
    // Otherwise the menu moves up behind the bar when the page scrolls.
    appBarAlwaysOn
    sx={{
      // By default, the widest table of a page sets the width of its form.
      minWidth: 0,
      '& .RaLayout-content, & .RaList-main': { minWidth: 0 },
      '& .MuiTableCell-root': { px: 1 },
      // The library shows them only while a mouse is over them.
      '& .RaSimpleFormIterator-action': { visibility: 'visible !important' },
    }}
  >
    {children}
    <SessionDialog />
  </Layout>
)
