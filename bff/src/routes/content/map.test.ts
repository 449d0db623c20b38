import * as content from 'shared-types/contracts/content'
import * as provider from 'shared-types/contracts/provider/content'
import { expect, test } from 'vitest'
import { smallShop } from '../../../test/catalogue-double.ts'
import { read } from '../../../test/read.ts'
import { withMeta } from '../catalog/map.ts'
import { toCategoryContent, toShell } from './map.ts'

const shop = smallShop()

test('the shell is one answer made of five', () => {
  const shell = content.Shell.parse(
    toShell({
      navigation: read(provider.Navigation, shop['/v1/content/navigation']),
      shopMenu: read(provider.Menu, shop['/v1/content/shop-menu']),
      subNavigation: read(provider.Menu, shop['/v1/content/sub-navigation/']),
      notification: read(content.Notification, shop['/v1/content/notification']),
      footer: read(content.Footer, shop['/v1/content/footer']),
    }),
  )
  expect(shell.navigation.main[0]?.items[0]).toMatchObject({
    title: 'Dekbedden',
    link: '/dekbed/',
    items: [],
  })
  expect(shell.notification.code).toBe('VAKANTIEGELD')
  expect(shell.footer.shop).toMatchObject({ legalName: 'Sluimer B.V.', openingHours: 'ma-vr 9-17' })
})

test('the homepage has the exact end of its promotion', () => {
  const homepage = content.Homepage.parse(withMeta(read(provider.Homepage, shop['/v1/content/homepage'])))
  expect(homepage.promo.endsAt).toBe('2026-12-31T22:59:59.000Z')
  expect(homepage.slides[0]).toMatchObject({ subTitle: 'Voor koude nachten', buttonText: 'Profiteer nu' })
})

test('service pages and category pages have their text', () => {
  const service = withMeta(read(provider.ServicePage, shop['/v1/content/service-page/shipping-returns']))
  expect(content.ServicePage.parse(service).html).toBe('<p>Dertig dagen bedenktijd.</p>')
  const page = toCategoryContent(read(provider.CategoryContent, shop['/v1/content/category?path=boxspring']))
  expect(content.CategoryContent.parse(page).subcategories[0]?.path).toBe('boxspring/boxspring-kopen')
})
