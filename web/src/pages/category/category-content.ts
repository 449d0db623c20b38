import { apiPaths } from 'shared-types/urls/api-paths'
import type { CategoryContent } from 'shared-types/contracts/content'
import { usePublic } from '../../api/use-public.ts'

/** The content of an overview or text category. */
export const useCategoryContent = (path: string) => usePublic<CategoryContent>(apiPaths.categoryContent(path))
