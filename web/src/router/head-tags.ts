import { escapeHtml } from 'shared-types/html/escape-html'

export interface ImagePreload {
  srcSet: string
  sizes: string
  type: string
  media?: string
}

export interface HeadTags {
  /** Without the name of the shop. */
  title: string
  description?: string
  /** Canonical path of the page; absent on pages that search engines must not list. */
  canonical?: string
  /** Path of the picture that is shown when the page is shared. */
  image?: string
  openGraphType?: 'website' | 'product' | 'article'
  noIndex?: boolean
  /** The largest pictures of the first screen, in order of priority; on the server only. */
  preload?: false | ImagePreload[]
  /**
   * Structured data; `absolute` makes an absolute URL of a path. Crawlers read it from the HTML: with
   * `import.meta.env.SSR` it is not part of what the browser loads.
   */
  jsonLd?: false | ((absolute: (path: string) => string) => object[])
}

/** What the heads of all pages share. `origin` is the shop's own, such as https://example.nl. */
export interface Site {
  origin: string
  /** Undefined while it cannot be fetched. */
  shopName: string | undefined
}

export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

const meta = (key: 'name' | 'property', name: string, content: string | undefined): HeadElement[] =>
  content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : []

const preloadLink = ({ srcSet, sizes, type, media }: ImagePreload): HeadElement => ({
  tag: 'link',
  attributes: {
    rel: 'preload',
    as: 'image',
    type,
    imagesrcset: srcSet,
    imagesizes: sizes,
    fetchpriority: 'high',
    ...(media ? { media } : {}),
  },
})

/** Shared picture of pages without their own; part of the build. */
const shopPicture = '/share.png'

const separator = ' | '

/** With the name of the shop, which a title that employees typed may have already. */
const withName = (title: string, name: string | undefined) =>
  name === undefined || title.split(separator).includes(name) ? title : title + separator + name

/** For the first view, sharing and search engines: not part of what the browser loads. */
const tagsOfDocument = (
  tags: HeadTags,
  shopName: string | undefined,
  absolute: (path: string) => string,
): HeadElement[] => {
  const { title, description, canonical } = tags
  const image = tags.image ?? (canonical && shopPicture)
  return [
    ...(tags.preload || []).map(preloadLink),
    ...meta('name', 'description', description),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', tags.openGraphType ?? 'website'),
    ...meta('property', 'og:url', canonical && absolute(canonical)),
    ...meta('property', 'og:image', image && absolute(image)),
    ...meta('property', 'og:locale', 'nl_NL'),
    ...meta('property', 'og:site_name', shopName),
    ...meta('name', 'twitter:card', image && 'summary_large_image'),
    ...(tags.jsonLd ? tags.jsonLd(absolute) : []).map((data): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    })),
  ]
}

export const headElements = (page: HeadTags, { origin, shopName }: Site): HeadElement[] => {
  const tags = { ...page, title: withName(page.title, shopName) }
  const absolute = (path: string) => (path.startsWith('/') ? `${origin}${path}` : path)
  const { title, canonical } = tags
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(import.meta.env.SSR ? tagsOfDocument(tags, shopName, absolute) : []),
    ...meta('name', 'robots', tags.noIndex ? 'noindex' : undefined),
    ...(canonical
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: absolute(canonical) } }]
      : []),
  ]
}

// Entities are not decoded inside a script element, so use JSON's own escapes.
const escapeJson = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const elementHtml = ({ tag, attributes, text }: HeadElement): string => {
  const start = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const open = `<${tag}${start.join('')} data-head="">`
  if (tag === 'meta' || tag === 'link') return open
  return `${open}${tag === 'script' ? escapeJson(text ?? '') : escapeHtml(text ?? '')}</${tag}>`
}

export const headHtml = (elements: HeadElement[]): string => elements.map(elementHtml).join('\n')
