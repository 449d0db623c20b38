import { somethingWentWrong } from '../api/problem-error.ts'
import { paths } from '../paths.ts'

/** An empty `href` reloads the current URL. */
const here = ''

/** The page while the provider is down and nothing is cached. */
export function ShopUnavailable() {
  return (
    <main>
      <p>503</p>
      <h1>Er ging iets mis</h1>
      <p role="alert">{somethingWentWrong}</p>
      <p>
        <a href={here}>Vernieuw de pagina</a>
      </p>
      <p>
        <a href={paths.home()}>Ga terug</a>
      </p>
    </main>
  )
}
