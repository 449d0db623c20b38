import { apiPaths } from 'shared-types/urls/api-paths'
import type { MenuPanels, Shell } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'

/** Menus, notification and footer: the parts around every page. */
export const useShell = () => usePublic<Shell>(apiPaths.shell)

/**
 * The panels of the main menu. No document has them: most visits open none, and they are larger than all else.
 * @param needed fetches them
 */
export const useMenuPanels = (needed = true) => usePublic<MenuPanels>(needed ? apiPaths.menuPanels : null)
