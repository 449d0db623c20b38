import type * as content from 'shared-types/contracts/content'
import type * as provider from 'shared-types/contracts/provider/content'
import { drawSwatches } from 'shared-types/html/draw-swatches'
import { toTile, withMeta } from '../catalog/map.ts'

const toMenu = (items: provider.MenuItem[]): content.MenuItem[] =>
  items.map(({ homepage: _homepage, content, items: below, ...item }) => ({
    ...item,
    content: content && drawSwatches(content),
    items: toMenu(below),
  }))

const linksOf = (items: provider.MenuItem[]): string[] =>
  items.flatMap(({ link, items: below }) => [link, ...linksOf(below)])

interface Menus {
  navigation: provider.Navigation
  subNavigation: provider.Menu
}

/** The panels of the main menu, each with the link of its item: from the sub-navigation, or else what is below the item. */
const panelsOf = ({ navigation, subNavigation }: Menus): provider.MenuItem[] =>
  navigation.main
    .map((item) => subNavigation.items.find(({ link }) => link === item.link) ?? item)
    .filter(({ items, content }) => items.length > 0 || content)

export const toMenuPanels = (menus: Menus): content.MenuPanels => ({ panels: toMenu(panelsOf(menus)) })

interface ShellParts extends Pick<content.Shell, 'notification'>, Menus {
  footer: content.Footer
  shopMenu: provider.Menu
}

export const toShell = ({
  navigation,
  shopMenu,
  subNavigation,
  notification,
  footer,
}: ShellParts): content.Shell => {
  const withPanel = new Set(panelsOf({ navigation, subNavigation }).map(({ link }) => link))
  return {
    shopName: footer.shop.name,
    navigation: {
      main: navigation.main.map(({ id, title, link, slug }) => ({
        id,
        title,
        link,
        slug,
        hasPanel: withPanel.has(link),
      })),
      extra: navigation.extra.map(({ title, link }) => ({ title, link })),
      shopMenu: shopMenu.items.map(({ title, link, items }) => ({ title, link, within: linksOf(items) })),
    },
    notification,
    freeShippingFrom: footer.freeShippingFrom,
    hasPayLater: footer.hasPayLater,
  }
}

export const toCategoryContent = ({ listed, ...page }: provider.CategoryContent): content.CategoryContent => {
  const { meta, ...shown } = withMeta(page)
  return { ...shown, meta: { ...meta, noIndex: !listed } }
}

export const toContentPage = ({ products, ...page }: provider.ContentPage): content.ContentPage => ({
  ...withMeta(page),
  products: products.map(toTile),
})
