import { createContext, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { create as createStore } from 'zustand'
import { useShopName } from '../api/use-shop-name.ts'
import { type HeadElement, headElements, type HeadTags } from './head-tags.ts'

export type CollectHead = (tags: HeadTags) => void

/** Set on the server only, to collect the page's head during the render. */
export const HeadContext = createContext<CollectHead | null>(null)

/** The history entry whose page was the last to set the document's title. */
const useTitled = createStore<string | null>(() => null)

/** Whether the document's title is that of this history entry: its page has rendered. */
export const useIsTitled = (key: string): boolean => useTitled((titled) => titled === key)

const create = ({ tag, attributes, text = '' }: HeadElement) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.dataset.head = ''
  element.textContent = text
  return element
}

interface PageHead {
  tags: HeadTags
  shopName: string | undefined
}

/** Crawlers that run scripts must find what only the server writes, so the head of the document's own page remains. */
const writeHead = ({ tags, shopName }: PageHead) => {
  const { head } = document
  const elements = headElements(tags, { origin: location.origin, shopName }).map(create)
  const written = head.querySelectorAll('title, [name=robots], [rel=canonical]')
  if (!written[elements.length] && elements.every((element, at) => element.isEqualNode(written[at]!))) return
  for (const old of head.querySelectorAll('[data-head]')) old.remove()
  head.append(...elements)
}

// The mounted heads, oldest first. The last one applies.
const heads: PageHead[] = []

/**
 * Sets the document's head, on the server and on every navigation in the browser. One per page; an error view
 * inside the page mounts its own later, which applies until it unmounts.
 */
export function Head(tags: HeadTags) {
  use(HeadContext)?.(tags)
  const said = JSON.stringify(tags)
  const { key } = useLocation()
  const shopName = useShopName()
  useEffect(() => {
    const own = { tags: JSON.parse(said), shopName }
    heads.push(own)
    writeHead(own)
    useTitled.setState(key)
    return () => {
      heads.splice(heads.indexOf(own), 1)
      const before = heads.at(-1)
      if (before) writeHead(before)
    }
  }, [said, key, shopName])
  return null
}
