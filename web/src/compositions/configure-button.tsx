import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button/button.tsx'

/** Replaces the add-to-cart button for products that must be configured first. */
export function ConfigureButton({ slug, options }: { slug: string; options?: string | null }) {
  return (
    <ButtonLink look="accent" wide to={paths.configurator(slug, options ? { options } : {})}>
      Stel zelf samen
    </ButtonLink>
  )
}
