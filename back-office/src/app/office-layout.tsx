import { ListItemText, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
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

const OfficeBar = () => {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      color="primary"
      // Without the library's indicator of loading, which has no name for screen readers.
      toolbar={<RefreshIconButton />}
      // Without it, the page has no heading.
      alwaysOn
      userMenu={
        // The name of the button contains its visible text.
        <UserMenu label={`Account ${identity?.fullName ?? ''}`}>
          <AccountItem />
          <Logout />
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
    sx={{
      // By default, the widest table of a page sets the width of its form.
      minWidth: 0,
      '& .RaLayout-content': { minWidth: 0 },
      '& .MuiTableCell-root': { px: 1 },
      // The library shows them only while a mouse is over them.
      '& .RaSimpleFormIterator-action': { visibility: 'visible !important' },
    }}
  >
    {children}
    <SessionDialog />
  </Layout>
)
