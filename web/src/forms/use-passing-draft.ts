import { useEffect } from 'react'
import { cachedSession, dropDraft } from './draft.ts'

/** Drops a draft when its form goes, as the next visit shows what is saved, unless it goes because the session ended. */
export const usePassingDraft = (name: string) => {
  useEffect(
    () => () => {
      if (cachedSession()?.loggedIn !== false) dropDraft(name)
    },
    [name],
  )
}
