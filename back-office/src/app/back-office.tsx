import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { fileRefusedPath } from 'shared-types/contracts/admin/paths'
import { areas } from '../areas.ts'
import { OwnAccount } from '../areas/account/own-account.tsx'
import { Overview } from '../areas/overview/overview.tsx'
import { authProvider } from './auth-provider.ts'
import { dataProvider } from '../api/data-provider.ts'
import { i18nProvider } from './i18n.ts'
import { LoginPage } from './login-page.tsx'
import { FileRefused } from './file-refused.tsx'
import { OfficeLayout } from './office-layout.tsx'
import { officeTitle } from './office-title.ts'
import { theme } from './theme.tsx'

// A repeated request would be refused again, and the page has a button to reload.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
// Filters contain names of customers, which must not stay on the computer.
const store = memoryStore()

export const BackOffice = () => (
  <Admin
    title={officeTitle}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={theme}
    layout={OfficeLayout}
    dashboard={Overview}
    loginPage={LoginPage}
    requireAuth
    disableTelemetry
  >
    {areas.map(({ label, ...resource }) => (
      <Resource key={resource.name} {...resource} options={{ label }} />
    ))}
    <CustomRoutes>
      <Route path="/account" element={<OwnAccount />} />
      <Route path={fileRefusedPath} element={<FileRefused />} />
    </CustomRoutes>
  </Admin>
)
