import { createContext, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { markTitled } from './titled.ts'
import { headElements, type HeadTags } from './head-tags.ts'

export type CollectHead = (tags: HeadTags) => void

/** Given on the server only: there the page's head is collected while it renders. */
export const HeadContext = createContext<CollectHead | null>(null)

// Structured data is for those who read the first answer, and a picture already loading needs no preload.
const followsNavigation = ({ tag, attributes }: { tag: string; attributes: Record<string, string> }) =>
  tag !== 'script' && attributes.rel !== 'preload'

const writeHead = (tags: HeadTags) => {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes, text } of headElements(tags, location.origin).filter(followsNavigation)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute('data-head', '')
    if (text) element.textContent = text
    document.head.append(element)
  }
}

// Those on the page, in the order of their arrival. The last one counts.
const heads: { tags: HeadTags }[] = []

/**
 * What the page says in the document's head, on the server and on every navigation in the browser. One per page; that
 * of a failure within the page comes later and stands above it, until the failure is over.
 */
export function Head(tags: HeadTags) {
  use(HeadContext)?.(tags)
  const said = JSON.stringify(tags)
  const { key } = useLocation()
  useEffect(() => {
    const own = { tags: JSON.parse(said) }
    heads.push(own)
    writeHead(own.tags)
    markTitled(key)
    return () => {
      heads.splice(heads.indexOf(own), 1)
      const before = heads.at(-1)
      if (before) writeHead(before.tags)
    }
  }, [said, key])
  return null
}
