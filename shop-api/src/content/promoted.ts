import type { CartPromo, ContentBlock, Notification } from 'shared-types/contracts/content'
import type { Homepage, MenuItem } from 'shared-types/contracts/provider/content'
import type { Db } from '../db/client.ts'
import { promotionOf, readPromotions, stateOf, type Promotion } from '../promotion/promotions.ts'
import { readLiveLinks } from '../redirect/read-live-links.ts'

/** Content as shown at a moment: without links to promotions that do not run then, and to categories that are not shown. */
interface Promoted {
  promotions: Promotion[]
  isLive: (link: string) => boolean
}

export const promotedNow = async (db: Db): Promise<Promoted> => {
  const [promotions, isLive] = await Promise.all([readPromotions(db), readLiveLinks(db)])
  return { promotions, isLive }
}

const isShown = ({ promotions, isLive }: Promoted, link: string | null): boolean => {
  const found = promotionOf(promotions, link ?? '')
  return found ? stateOf(found, found.readAt) === 'running' : isLive(link ?? '/')
}

export const promotedLinks = <Linked extends { link: string }>(
  links: Linked[],
  promoted: Promoted,
): Linked[] => links.filter(({ link }) => isShown(promoted, link))

/** A block keeps its text without its link. */
export const promotedBlocks = (blocks: ContentBlock[], promoted: Promoted): ContentBlock[] =>
  blocks.map((block) =>
    isShown(promoted, block.link) ? block : Object.assign({}, block, { link: null, buttonText: null }),
  )

export const promotedMenu = (items: MenuItem[], promoted: Promoted): MenuItem[] =>
  promotedLinks(items, promoted).map((item) =>
    Object.assign(item, { items: promotedMenu(item.items, promoted) }),
  )

export const promotedNotification = (notification: Notification, promoted: Promoted): Notification =>
  isShown(promoted, notification.link) ? notification : { ...notification, link: null }

export const promotedCartPromo = (promo: CartPromo, promoted: Promoted): CartPromo =>
  isShown(promoted, promo.link) ? promo : { title: '', text: '', link: null, buttonText: null }

/** The promotion at the top of the home page, with code and end; null when it does not run. */
export const promotedHomepage = (
  {
    slides,
    promo,
    categories,
    blocks,
  }: Pick<Homepage, 'slides' | 'categories' | 'blocks'> & {
    promo: Pick<NonNullable<Homepage['promo']>, 'main' | 'extra'> | null
  },
  promoted: Promoted,
): Pick<Homepage, 'slides' | 'categories' | 'promo' | 'blocks'> => {
  const found = promo && promotionOf(promoted.promotions, promo.main.link)
  return {
    slides: promotedLinks(slides, promoted),
    categories: categories.filter(({ path }) => isShown(promoted, `/${path}/`)),
    promo:
      promo && isShown(promoted, promo.main.link)
        ? {
            main: promo.main,
            extra: promotedLinks(promo.extra, promoted),
            code: found?.code ?? null,
            endsAt: found?.endsAt.toISOString() ?? null,
          }
        : null,
    blocks: promotedBlocks(blocks, promoted),
  }
}
