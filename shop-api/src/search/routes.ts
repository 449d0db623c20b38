import { SearchOverview, SearchSuggestions } from 'shared-types/contracts/provider/catalog'
import { longestListPath } from 'shared-types/limits'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { recordMiss } from './misses.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

/** Longer than any typed term; only the beginning is used. */
const term = z.string().max(10_000)

export const searchRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.search, {
      schema: {
        operation: operations.search,
        querystring: z.strictObject({
          // The parameter name of the search page, and its name in the other calls (spec §7).
          tn_q: term.optional(),
          search_term: term.optional(),
          path: z.string().max(longestListPath).default(''),
          querystring: z.string().max(1000).default(''),
        }),
        response: { 200: SearchOverview },
      },
      handler: async ({ query, log }) => {
        const typed = query.tn_q ?? query.search_term ?? ''
        const found = answer(await search(shop.db, typed, query.path, query.querystring))
        if (found.outcome === 'nothing_found') {
          // The shopper does not wait for it.
          recordMiss(shop.db, found.term).catch((error: unknown) =>
            log.warn({ err: error }, 'a search without results was not counted'),
          )
        }
        return found
      },
    })

    app.get(v1.searchSuggestions, {
      schema: {
        operation: operations.suggestSearches,
        querystring: z.strictObject({ search_term: term }),
        response: { 200: SearchSuggestions },
      },
      handler: ({ query }) => suggest(shop.db, query.search_term),
    })
  }
