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

interface ShellParts extends Pick<content.Shell, 'notification' | 'footer'> {
  navigation: provider.Navigation
  shopMenu: provider.Menu
  subNavigation: provider.Menu
}

export const toShell = ({ navigation, shopMenu, subNavigation, ...parts }: ShellParts): content.Shell => ({
  navigation: {
    main: toMenu(navigation.main),
    extra: toMenu(navigation.extra),
    shopMenu: toMenu(shopMenu.items),
    subNavigation: toMenu(subNavigation.items),
  },
  ...parts,
})

export const toCategoryContent = ({ listed, ...page }: provider.CategoryContent): content.CategoryContent => {
  const { meta, ...shown } = withMeta(page)
  return { ...shown, meta: { ...meta, noIndex: !listed } }
}

export const toContentPage = ({ products, ...page }: provider.ContentPage): content.ContentPage => ({
  ...withMeta(page),
  products: products.map(toTile),
})
