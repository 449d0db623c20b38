import type { CategoryContent } from 'shared-types/api/content'
import { apiPaths } from 'shared-types/api/paths'
import { usePublic } from '../../api/use-public.ts'

/** What an overview or text category says. */
export const useCategoryContent = (path: string) => usePublic<CategoryContent>(apiPaths.categoryContent(path))
