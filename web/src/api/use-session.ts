import type { Session } from 'shared-types/api/session'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'

/** Who is shopping, and how many pieces are in the cart. Never part of the first view: it is asked after mount. */
export const useSession = () => useSWR<Session>(apiPaths.session)
