import { dayMs } from 'shared-types/calendar/clock'
import type { contentPage } from '../../src/db/schema/content.ts'
import type { Seed } from '../../src/config.ts'
import { pagesOf } from '../pages.ts'
import { picture } from '../pictures.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** All content pages; dates lie before `now`. */
export const contentPageRows = (seed: Seed, now: Date): (typeof contentPage.$inferInsert)[] =>
  pagesOf(seed).map((plan, position) => {
    const published = plan.daysAgo === undefined ? null : daysBefore(now, plan.daysAgo)
    return {
      path: plan.path,
      parent: plan.path.includes('/') ? plan.path.slice(0, plan.path.lastIndexOf('/')) : null,
      position,
      title: plan.title,
      intro: plan.intro,
      image: plan.image ? picture(plan.image) : null,
      html: plan.html,
      author: plan.author ?? null,
      publishedAt: published,
      updatedAt: published ?? now,
      facts: plan.facts ?? [],
      categoryPaths: plan.categories ?? [],
      productSlugs: plan.products ?? [],
      metaTitle: plan.title,
      metaDescription: plan.metaDescription,
    }
  })
