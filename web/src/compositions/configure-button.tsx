import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** In place of the cart's button, for what its buyer puts together first. */
export function ConfigureButton({ slug }: { slug: string }) {
  return (
    <ButtonLink look="accent" wide to={paths.configurator(slug)}>
      Stel zelf samen
    </ButtonLink>
  )
}
