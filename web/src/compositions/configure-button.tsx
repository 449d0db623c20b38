import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button/button.tsx'

/** Replaces the add-to-cart button for products that must be configured first. */
export function ConfigureButton({ slug }: { slug: string }) {
  return (
    <ButtonLink look="accent" wide to={paths.configurator(slug)}>
      Stel zelf samen
    </ButtonLink>
  )
}
