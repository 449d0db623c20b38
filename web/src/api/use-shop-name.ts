import type { Shell } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from './use-public.ts'

/** As the owner gave it in the back office; undefined while it cannot be fetched. */
export const useShopName = () => usePublic<Shell>(apiPaths.shell).data?.shopName
