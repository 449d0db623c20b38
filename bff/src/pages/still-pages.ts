import { tryAgain } from '../problem.ts'
import type { WebBuild } from './web-build.ts'

/** Of an answer in which the page itself is missing. */
export const failedHead =
  '<title data-head="">Er ging iets mis | Sluimer</title>\n<meta name="robots" content="noindex" data-head="">'

/** Said when the provider is away and nothing is kept. It needs no data, no script and no styles of its own. */
export const unavailablePage = ({ template }: WebBuild): string =>
  template.composeStill({
    head: failedHead,
    page: `<main>
<p>503</p>
<h1>Er ging iets mis</h1>
<p role="alert">${tryAgain}</p>
<p><a href="">Vernieuw de pagina</a></p>
<p><a href="/">Ga terug</a></p>
</main>`,
  })
