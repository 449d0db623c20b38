import { paths } from '../../paths.ts'
import { ButtonLink } from '../button/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'

/** In place of a part of the shop that its employees have yet to fill. */
export function NothingYet({ title }: { title: string }) {
  return (
    <EmptyState title={title}>
      <p>Kom later nog eens terug.</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </EmptyState>
  )
}
