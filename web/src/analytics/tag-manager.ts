import { tagManagerMeta } from '../document/tag-manager-meta.ts'
import { untilPainted } from '../router/until-painted.ts'
import { layer } from './gtag.ts'

let isLoaded = false

/** A link that opens somebody's order or settles something in their name: no tag gets to see that address. */
const isPrivate = () => new URLSearchParams(location.search).has('token')

const insert = (source: string) => {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  // Where somebody blocks it, only the measuring is gone.
  script.src = source
  document.head.append(script)
}

/** Loads the tag manager when the shop has one: the server says so in the page, to everyone alike. Only after consent. */
export const loadTagManager = () => {
  const source = document.querySelector<HTMLMetaElement>(`meta[name="${tagManagerMeta}"]`)?.content
  if (!source || isLoaded || isPrivate()) return
  isLoaded = true
  void untilPainted().then(() => insert(source))
}

/** Whether tags have run in this document: they stay until it is left. */
export const hasLoadedTags = () => isLoaded
