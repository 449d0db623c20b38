import { apiPaths } from 'shared-types/urls/api-paths'
import type { Shell } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'

/** Menus, notification and footer: the parts around every page. */
export const useShell = () => usePublic<Shell>(apiPaths.shell)
