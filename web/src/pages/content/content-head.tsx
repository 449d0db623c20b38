import type { CategoryContent } from 'shared-types/contracts/content'
import { breadcrumbList, crumbsTo } from '../../features/catalog/crumbs.ts'
import { heroSizes } from '../../features/catalog/listing/category-hero.tsx'
import { paths } from '../../paths.ts'
import { Head } from '../../router/head.tsx'
import { imagePreload, middleSource } from '../../ui/media/image-sources.ts'

export function ContentHead({
  content: { path, title, breadcrumbs, image, meta },
}: {
  content: CategoryContent
}) {
  const here = paths.category(path)
  return (
    <Head
      {...meta}
      canonical={here}
      image={image ? middleSource(image) : undefined}
      preload={import.meta.env.SSR && (image ? [imagePreload(image, heroSizes)] : [])}
      jsonLd={
        import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbsTo(breadcrumbs, title), here, absolute)])
      }
    />
  )
}
