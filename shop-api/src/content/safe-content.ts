import type { ContentBlock, MenuItem } from 'shared-types/v1/content'
import { safeHtml } from '../safe-html.ts'

/** A menu whose HTML, on every level, is safe to show. */
export const safeMenu = (items: MenuItem[]): MenuItem[] =>
  items.map(({ content, items: below, ...item }) =>
    Object.assign(item, { content: content === null ? null : safeHtml(content), items: safeMenu(below) }),
  )

export const safeBlocks = (blocks: ContentBlock[]): ContentBlock[] =>
  blocks.map(({ description, ...block }) => Object.assign(block, { description: safeHtml(description) }))
