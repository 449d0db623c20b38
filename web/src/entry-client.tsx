import './styles/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followLogout } from './api/pending-logout.ts'
import { storeForHydration } from './api/use-public.ts'
import { App } from './app.tsx'
import { readRouteData } from './document/elements.ts'
import { matchPage, preloadParts } from './routes.tsx'
import { aheadOfNeed, reloadWhenChunksAreGone } from './router/chunk-reload.ts'
import { untilPainted } from './ui/browser/until-painted.ts'
import { beginVisit } from './stores/visit.ts'
import { startMeasuring } from './analytics/start-measuring.ts'

reloadWhenChunksAreGone()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// In its own chunk, which the first view does not wait for.
const loadPrefetching = () => import('./prefetch-page.ts')

/** Fetches the code and the data of a page that the shopper is about to open. */
const prefetch = (address: string) => aheadOfNeed(async () => (await loadPrefetching()).prefetchPage(address))

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** In a function, not at top level: the page's chunk imports this one, and each would wait for the other. */
const run = async () => {
  // Running the scripts was one task, and this is another: together they would block a slow phone for longer.
  await nextTask()
  beginVisit()
  startMeasuring()
  followLogout()
  const data = readRouteData()
  // In the cache, like later answers: SWR prefers the previous list to data that is only a fallback, so that Back to
  // the first view would show the list after it.
  for (const [address, answer] of Object.entries(data)) storeForHydration(address, answer)
  await preloadParts(matchPage(location.pathname).parts(data))

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App data={data} prefetch={prefetch} />
      </BrowserRouter>
    </StrictMode>
  )
  const isRendered = root.firstElementChild !== null
  // In a transition, React hydrates in small pieces, and handles presses first.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  // React handles presses from now on: one on what is not hydrated yet hydrates it at once.
  document.dispatchEvent(new Event('shop:listening'))
  // So that the first press does not wait for the code. A page that only the browser renders is painted after its
  // document, and needs the network until then.
  if (isRendered) void untilPainted().then(() => aheadOfNeed(loadPrefetching))
}

void run()
