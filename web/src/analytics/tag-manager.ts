import { tagManagerName } from 'shared-types/browser-names'
import { paths } from '../paths.ts'
import { untilPainted } from '../ui/browser/until-painted.ts'
import { layer } from './gtag.ts'

let isLoaded = false

/** A link that opens an order or a cart, or confirms something for its recipient: tags must not see that URL. */
const isPrivate = () =>
  new URLSearchParams(location.search).has('token') || location.pathname.startsWith(paths.cartRestore(''))

/** The only script that is added to a page: that of the meta element which the server wrote. */
const trustedSource = (source: string) =>
  globalThis.trustedTypes
    ?.createPolicy(tagManagerName, { createScriptURL: (url) => url })
    .createScriptURL(source) ?? source

const insert = (source: string) => {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  // If a browser extension blocks it, only measuring is lost.
  script.src = trustedSource(source)
  document.head.append(script)
}

/** Loads the tag manager if the shop has one; the server names it in every page. Call only after consent. */
export const loadTagManager = () => {
  const source = document.querySelector<HTMLMetaElement>(`meta[name="${tagManagerName}"]`)?.content
  if (!source || isLoaded || isPrivate()) return
  isLoaded = true
  void untilPainted().then(() => insert(source))
}

/** First-party cookies that Google's tags set. */
const tagCookies = /^(_ga|_gid|_gcl|_gac|_gat|FPID|FPLC)/

const forgetTagCookies = () => {
  const domains = ['', ...location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))]
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!tagCookies.test(name)) continue
    for (const domain of domains) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}

/** Deletes what tags stored. Running tags cannot be unloaded, so it reloads the page without them. */
export const stopTags = () => {
  forgetTagCookies()
  if (isLoaded) location.reload()
}
