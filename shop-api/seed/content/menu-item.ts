import type { MenuItem } from 'shared-types/v1/content'

/** A menu item before it has a number. */
export interface MenuPlan {
  title: string
  link: string
  /** Sanitised HTML shown in the item's panel. */
  content?: string
  items?: MenuPlan[]
}

const slugOf = (link: string): string => link.split('/').findLast((part) => part !== '') ?? 'home'

/** Numbers the items of one menu from `first` on, children after their parent. */
export const numberItems = (plans: MenuPlan[], first: number): MenuItem[] => {
  let next = first
  const number = ({ title, link, content, items }: MenuPlan): MenuItem => ({
    id: next++,
    title,
    link,
    slug: slugOf(link),
    homepage: link === '/',
    content: content ?? null,
    items: items?.map(number) ?? [],
  })
  return plans.map(number)
}
