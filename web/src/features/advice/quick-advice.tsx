import { Suspense, useState } from 'react'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { paths } from '../../paths.ts'
import { track } from '../../analytics/track.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { lazyExtra } from '../../router/lazy-extra.ts'
import { Link } from '../../router/link.tsx'
import { WhenNear } from '../../ui/browser/when-near.tsx'
import { addressOfAdvice, resultCount } from './progress.ts'
import styles from './quick-advice.module.css'
import type { Results } from './use-quick-advice.ts'

const QuickWizard = lazyExtra(async () => {
  try {
    return (await import('./quick-wizard.tsx')).QuickWizard
  } catch (error) {
    console.warn('De keuzehulp kon niet worden geladen', error)
    throw error
  }
})

interface Props {
  route: CategoryRoute
  code: string
  /** Path of the listing, for shoppers who prefer to browse. */
  listing: string
}

/** Compact advice. The links to the listing and to the full version always work. */
export function QuickAdvice({ route, code, listing }: Props) {
  const [results, setResults] = useState<Results | null>(null)
  const found = results && results.advice.count > 0 ? results.advice : null
  const follow = () => {
    if (found) track({ event: 'wizard_result', wizard: code, results: found.count })
  }
  return (
    <section className={styles.card} aria-labelledby="quick-advice">
      <div className={styles.text}>
        <h2 id="quick-advice">Hulp bij het kiezen</h2>
        <p>Beantwoord een paar korte vragen, en zie meteen wat er overblijft.</p>
      </div>
      <div className={styles.wizard}>
        <WhenNear>
          <Suspense>
            <QuickWizard route={route} code={code} onResults={setResults} />
          </Suspense>
        </WhenNear>
      </div>
      <div className={styles.results}>
        <output>{results && resultCount(results.advice.count)}</output>
        <ButtonLink to={found?.resultUrl ?? paths.category(listing)} onClick={follow}>
          {found ? 'Toon resultaten' : 'Bekijk het hele aanbod'}
        </ButtonLink>
        <Link to={addressOfAdvice(paths.advice(route.path), results?.answers)}>Naar de hele keuzehulp</Link>
      </div>
    </section>
  )
}
