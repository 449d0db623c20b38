import { Html } from 'shared-types/html/html'
import type { MenuItem } from 'shared-types/contracts/provider/content'
import type { StoredImage } from '../../src/db/schema/products/catalog.ts'

/** A menu item without an id. */
export interface MenuPlan {
  title: string
  link: string
  /** Sanitised HTML for the item's panel. */
  content?: string
  /** For a panel: the picture beside its links. */
  image?: StoredImage
  items?: MenuPlan[]
}

const slugOf = (link: string): string => link.split('/').findLast((part) => part !== '') ?? 'home'

/** Assigns ids to the items of one menu, starting at `first`; children follow their parent. */
export const numberItems = (plans: MenuPlan[], first: number): MenuItem[] => {
  let next = first
  const number = ({ title, link, content, image, items }: MenuPlan): MenuItem => ({
    id: next++,
    title,
    link,
    slug: slugOf(link),
    homepage: link === '/',
    content: content === undefined ? null : Html.parse(content),
    ...(image && { image }),
    items: items?.map(number) ?? [],
  })
  return plans.map(number)
}
