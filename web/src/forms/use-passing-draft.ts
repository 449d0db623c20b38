import { useEffect } from 'react'
import type { Session } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { cachedAnswer } from '../api/use-public.ts'
import { dropDraft } from './draft.ts'

/** Whether the last session that was read is that of a guest. */
const hasSessionEnded = (): boolean =>
  (cachedAnswer(apiPaths.session) as Session | undefined)?.loggedIn === false

/** Drops a draft when its form goes, as the next visit shows what is saved, unless it goes because the session ended. */
export const usePassingDraft = (name: string) => {
  useEffect(
    () => () => {
      if (!hasSessionEnded()) dropDraft(name)
    },
    [name],
  )
}
