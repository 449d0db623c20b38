import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { CategoryContent } from 'shared-types/contracts/content'
import { usePublic } from '../api/use-public.ts'
import { QuickAdvice } from '../features/advice/quick-advice.tsx'

/** Advice for a category that is not a listing itself, if it offers that. */
export function OfferedAdvice({ content: { path, subcategories } }: { content: CategoryContent }) {
  const { data: route } = usePublic<CategoryRoute>(apiPaths.categoryRoute(path))
  if (!route?.advice) return null
  return <QuickAdvice key={path} route={route} code={route.advice} listing={subcategories[0]?.path ?? path} />
}
