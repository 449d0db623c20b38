import { apiPaths } from 'shared-types/urls/api-paths'
import type { Footer, MenuPanels, Shell } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'

/** Menus and notification: the parts above every page. */
export const useShell = () => usePublic<Shell>(apiPaths.shell)

/**
 * A page that shows parts of the footer itself reads them with its data (`page-data.ts`).
 * @param needed fetches them
 */
export const useFooter = (needed = true) => usePublic<Footer>(needed ? apiPaths.footer : null)

/**
 * The panels of the main menu. No document has them: most visits open none, and they are larger than all else.
 * @param needed fetches them
 */
export const useMenuPanels = (needed = true) => usePublic<MenuPanels>(needed ? apiPaths.menuPanels : null)
