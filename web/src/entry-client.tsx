import './styles/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followLogout } from './api/log-out.ts'
import { App } from './app.tsx'
import { pageAt } from './routes.tsx'
import { reloadWhenChunksAreGone } from './router/chunk-reload.ts'
import { beginVisit } from './stores/visit.ts'
import { startMeasuring } from './analytics/start-measuring.ts'

beginVisit()
reloadWhenChunksAreGone()
startMeasuring()
followLogout()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const routeData = document.getElementById('route-data')?.textContent
const data: Record<string, unknown> = routeData ? JSON.parse(routeData) : {}

await pageAt(location.pathname, data).preload()

const app = (
  <StrictMode>
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  </StrictMode>
)
// As a transition React hydrates in small pieces, and what is pressed meanwhile goes first.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
