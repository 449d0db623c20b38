import { ListItemText, MenuItem, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
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
import { officeTitle } from './office-title.ts'
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

/** Names the page in the title of its tab too (WCAG 2.4.2). Pages render their title into this heading. */
const Heading = () => {
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    const copy = () => {
      document.title = [heading.current?.textContent, officeTitle].filter(Boolean).join(' – ')
    }
    const observer = new MutationObserver(copy)
    if (heading.current) {
      observer.observe(heading.current, { childList: true, characterData: true, subtree: true })
    }
    copy()
    return () => {
      observer.disconnect()
      document.title = officeTitle
    }
  }, [])
  return <TitlePortal component="h1" ref={heading} />
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
      <Heading />
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
