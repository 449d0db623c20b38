import { changeAdvices } from '../../catalog/advice-rows.ts'
import type { StoredAdvice } from '../../catalog/stored-advice.ts'
import type { Tx } from '../../db/client.ts'

const answersOf = ({ questions }: StoredAdvice) => questions.flatMap(({ answers }) => answers)

/** Whether an answer narrows a list by this filter, or by this value of it. */
export const usesFacet = (advice: StoredAdvice, code: string, slug?: string): boolean =>
  answersOf(advice).some(({ filters }) => {
    const slugs = filters[code]
    return slugs !== undefined && (slug === undefined || slugs.includes(slug))
  })

/** Replaces a filter value in all advices. */
export const replaceInAdvices = (tx: Tx, code: string, from: string, to: string): Promise<void> =>
  changeAdvices(tx, (advice) => {
    if (!usesFacet(advice, code, from)) return null
    for (const { filters } of answersOf(advice)) {
      const slugs = filters[code]
      if (slugs) filters[code] = [...new Set(slugs.map((slug) => (slug === from ? to : slug)))]
    }
    return advice
  })
