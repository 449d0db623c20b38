import * as content from 'shared-types/contracts/content'
import * as provider from 'shared-types/contracts/provider/content'
import { Html } from 'shared-types/html/html'
import { expect, test } from 'vitest'
import { smallShop } from '../../../test/catalogue-double.ts'
import { read } from '../../../test/read.ts'
import { withMeta } from '../catalog/map.ts'
import { toCategoryContent, toMenuPanels, toShell } from './map.ts'

const shop = smallShop()

test('the shell combines five answers of the provider', () => {
  const shell = content.Shell.parse(
    toShell({
      navigation: read(provider.Navigation, shop['/v1/content/navigation']),
      shopMenu: read(provider.Menu, shop['/v1/content/shop-menu']),
      subNavigation: { items: read(provider.Navigation, shop['/v1/content/navigation']).main },
      notification: read(content.Notification, shop['/v1/content/notification']),
      footer: read(content.Footer, shop['/v1/content/footer']),
    }),
  )
  expect(shell.navigation.main[0]).toMatchObject({ title: 'Slapen', hasPanel: true })
  expect(shell.navigation.shopMenu[0]).toEqual({ title: 'Sluimer', link: '/', within: ['/dekbed/'] })
  expect(shell.notification.code).toBe('VAKANTIEGELD')
  expect(shell.freeShippingFrom).toBe(0)
  expect(shell.hasPayLater).toBe(true)
})

test('the panel of a menu item is the sub-navigation with its link, or what is below the item', () => {
  const [item] = read(provider.Navigation, shop['/v1/content/navigation']).main
  if (!item) throw new Error('there is no menu item')
  // An entry keeps its slug when it gets another link, and the slug is only the end of the link.
  const moved = { ...item, slug: 'beds', link: '/kerst/', items: [] }
  const main = [
    { ...item, slug: 'old', link: '/beds/' },
    { ...item, slug: 'beds', link: '/acties/beds/' },
    moved,
  ]
  const menus = {
    navigation: { main, extra: [] },
    subNavigation: {
      items: [
        { ...item, slug: 'beds', link: '/beds/', title: 'Paneel' },
        { ...item, slug: 'kerst', link: '/gone/' },
      ],
    },
  }
  expect(toMenuPanels(menus).panels.map(({ link, title }) => [link, title])).toEqual([
    ['/beds/', 'Paneel'],
    ['/acties/beds/', item.title],
  ])
  const parts = {
    shopMenu: { items: [] },
    notification: read(content.Notification, shop['/v1/content/notification']),
  }
  const shell = toShell({ ...menus, ...parts, footer: read(content.Footer, shop['/v1/content/footer']) })
  expect(shell.navigation.main.map(({ link, hasPanel }) => [link, hasPanel])).toEqual([
    ['/beds/', true],
    ['/acties/beds/', true],
    ['/kerst/', false],
  ])
})

test('a menu has its colours as pictures, which the Content Security Policy allows', () => {
  const navigation = read(provider.Navigation, shop['/v1/content/navigation'])
  const [item] = navigation.main
  if (!item) throw new Error('there is no menu item')
  const colours = Html.parse('<span style="background-color:#4a6a8f"></span>Blauw')
  const { panels } = toMenuPanels({
    navigation: { main: [{ ...item, items: [{ ...item, items: [], content: colours }] }], extra: [] },
    subNavigation: { items: [] },
  })
  expect(panels[0]?.items[0]?.content).toMatch(/^<svg .*fill="#4a6a8f".*<\/svg>Blauw$/)
})

test('the homepage has the exact end of its promotion', () => {
  const homepage = content.Homepage.parse(withMeta(read(provider.Homepage, shop['/v1/content/homepage'])))
  expect(homepage.promo?.endsAt).toBe('2026-12-31T22:59:59.000Z')
  expect(homepage.slides[0]).toMatchObject({ subTitle: 'Voor koude nachten', buttonText: 'Profiteer nu' })
})

test('service pages and category pages have their text', () => {
  const service = withMeta(read(provider.ServicePage, shop['/v1/content/service-page/shipping-returns']))
  expect(content.ServicePage.parse(service).html).toBe('<p>Dertig dagen bedenktijd.</p>')
  const page = toCategoryContent(read(provider.CategoryContent, shop['/v1/content/category?path=boxspring']))
  expect(content.CategoryContent.parse(page).subcategories[0]?.path).toBe('boxspring/boxspring-kopen')
})
