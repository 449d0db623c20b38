import type { ContentBlock } from 'shared-types/contracts/content'
import type { MenuItem } from 'shared-types/contracts/provider/content'
import { safeHtml } from 'shared-types/html/safe-html'

/** Sanitises the HTML of a menu, on every level. */
export const safeMenu = (items: MenuItem[]): MenuItem[] =>
  items.map(({ content, items: below, ...item }) =>
    Object.assign(item, { content: content === null ? null : safeHtml(content), items: safeMenu(below) }),
  )

export const safeBlocks = (blocks: ContentBlock[]): ContentBlock[] =>
  blocks.map(({ description, ...block }) => Object.assign(block, { description: safeHtml(description) }))
