import * as api from 'shared-types/api/content'
import * as v1 from 'shared-types/v1/content'
import { expect, test } from 'vitest'
import { smallShop } from '../../../test/catalogue-double.ts'
import { reshapeCategoryContent, reshapeHomepage, reshapeServicePage, reshapeShell } from './reshape.ts'

const shop = smallShop()

test('the shell is one answer made of five', () => {
  const shell = api.Shell.parse(
    reshapeShell({
      navigation: v1.Navigation.parse(shop['/v1/content/navigation']),
      shopMenu: v1.Menu.parse(shop['/v1/content/shop-menu']),
      subNavigation: v1.Menu.parse(shop['/v1/content/sub-navigation/']),
      notification: v1.Notification.parse(shop['/v1/content/notification']),
      footer: v1.Footer.parse(shop['/v1/content/footer']),
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
  const homepage = api.Homepage.parse(reshapeHomepage(v1.Homepage.parse(shop['/v1/content/homepage'])))
  expect(homepage.promo.endsAt).toBe('2026-12-31T22:59:59.000Z')
  expect(homepage.slides[0]).toMatchObject({ subTitle: 'Voor koude nachten', buttonText: 'Profiteer nu' })
})

test('service pages and category pages have their text', () => {
  const service = reshapeServicePage(v1.ServicePage.parse(shop['/v1/content/service-page/shipping-returns']))
  expect(api.ServicePage.parse(service).html).toBe('<p>Dertig dagen bedenktijd.</p>')
  const page = reshapeCategoryContent(v1.CategoryContent.parse(shop['/v1/content/category?path=boxspring']))
  expect(api.CategoryContent.parse(page).subcategories[0]?.path).toBe('boxspring/boxspring-kopen')
})
