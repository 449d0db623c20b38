import type { CartPromo, Notification } from 'shared-types/contracts/content'
import type { Homepage, MenuItem } from 'shared-types/contracts/provider/content'
import { promotionOf, stateOf, type Promotion } from '../promotion/promotions.ts'

/** Content as shown at a moment: without links to promotions that do not run then. */
export interface Promoted {
  promotions: Promotion[]
  now: Date
}

const isShown = ({ promotions, now }: Promoted, link: string | null): boolean => {
  const found = promotionOf(promotions, link ?? '')
  return found === undefined || stateOf(found, now) === 'running'
}

export const promotedMenu = (items: MenuItem[], promoted: Promoted): MenuItem[] =>
  items
    .filter(({ link }) => isShown(promoted, link))
    .map((item) => Object.assign(item, { items: promotedMenu(item.items, promoted) }))

/** The code of a promotion is shown only while it runs, as is a link to its page. */
export const promotedNotification = (notification: Notification, promoted: Promoted): Notification => {
  const { code, link } = notification
  const ended = promoted.promotions.filter((known) => stateOf(known, promoted.now) !== 'running')
  return {
    ...notification,
    code: ended.some((known) => known.code === code) ? null : code,
    link: isShown(promoted, link) ? link : null,
  }
}

export const promotedCartPromo = (promo: CartPromo, promoted: Promoted): CartPromo =>
  isShown(promoted, promo.link) ? promo : { title: '', text: '', link: null, buttonText: null }

/** The promotion at the top of the home page, with code and end; null when it does not run. */
export const promotedHomepage = (
  {
    slides,
    promo,
    categories,
  }: Pick<Homepage, 'slides' | 'categories'> & {
    promo: Pick<NonNullable<Homepage['promo']>, 'main' | 'extra'> | null
  },
  promoted: Promoted,
): Pick<Homepage, 'slides' | 'categories' | 'promo'> => {
  const found = promo && promotionOf(promoted.promotions, promo.main.link)
  const shown = ({ link }: { link: string }) => isShown(promoted, link)
  return {
    slides: slides.filter(shown),
    categories: categories.filter(({ path }) => isShown(promoted, `/${path}/`)),
    promo:
      promo && shown(promo.main)
        ? {
            main: promo.main,
            extra: promo.extra.filter(shown),
            code: found?.code ?? null,
            endsAt: found?.endsAt.toISOString() ?? null,
          }
        : null,
  }
}
