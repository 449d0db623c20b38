import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './app/back-office.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BackOffice />
    </CacheProvider>
  </StrictMode>,
)
