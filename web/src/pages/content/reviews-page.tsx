import type { ReactNode } from 'react'
import { HowChecked } from '../../features/catalog/reviews/how-checked.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { Rating } from '../../ui/media/rating.tsx'
import { scoreText } from '../../ui/text/score.ts'
import { ServiceLayout } from './service-layout.tsx'
import styles from './reviews-page.module.css'

const title = 'Beoordelingen'

interface ScoreProps {
  title: string
  score: number
  source: string
  /** What the score measures. */
  measures: string
  children?: ReactNode
}

function Score({ title: name, score, source, measures, children }: ScoreProps) {
  return (
    <section className={styles.score}>
      <h2>{name}</h2>
      <p className={styles.number}>
        <strong>{scoreText(score)}</strong>
        <Rating score={score} />
        <span>van 5{children}</span>
      </p>
      <dl>
        <dt>Wat het meet</dt>
        <dd>{measures}</dd>
        <dt>Waar het vandaan komt</dt>
        <dd>{source}</dd>
      </dl>
    </section>
  )
}

/** Both ratings of the shop, each with what it measures, and how reviews are checked. */
export default function ReviewsPage() {
  const { rating = null, trustScore = null } = useFooter().data ?? {}
  return (
    <ServiceLayout
      title={title}
      here={paths.reviews()}
      meta={{
        title,
        description:
          'Wat klanten van ons vinden, wat onze cijfers meten, hoe we beoordelingen controleren en hoe je er zelf een schrijft.',
      }}
    >
      <div className={styles.page}>
        {rating && trustScore && (
          <p>
            Je komt bij ons twee cijfers tegen. Ze verschillen, omdat ze iets anders meten en uit een andere
            bron komen. Daarom laten we ze allebei zien.
          </p>
        )}
        <div className={styles.scores}>
          {rating && (
            <Score
              title="Klantbeoordelingen"
              measures="Hoe tevreden klanten zijn met wat ze bij ons kochten: de artikelen zelf, de levering en onze hulp daarbij."
              {...rating}
            >
              {` uit ${rating.count} beoordelingen`}
            </Score>
          )}
          {trustScore && (
            <Score
              title="Vertrouwensscore"
              measures="Hoe betrouwbaar mensen ons als winkel vinden, ook als er iets misging: komen we afspraken na, en lossen we het op?"
              {...trustScore}
            />
          )}
        </div>
        <h2>Beoordelingen van artikelen</h2>
        <p>
          Bij elk artikel staat het gemiddelde van de beoordelingen van dat artikel, met het aantal. Dat
          cijfer rekenen we zelf uit, en je kunt alle beoordelingen lezen, op sterren kiezen en erin zoeken.
        </p>
        <h2>Zo controleren wij beoordelingen</h2>
        <HowChecked />
        <h2>Schrijf zelf een beoordeling</h2>
        <p>
          Open het artikel vanuit <Link to={paths.accountOrders()}>je bestellingen</Link> of via{' '}
          <Link to={paths.search()}>zoeken</Link>, en kies onder ‘Beoordelingen’ voor ‘Schrijf een
          beoordeling’. Ben je ingelogd of gebruik je de browser waarin je het artikel kocht, dan krijgt ze
          het label ‘Geverifieerde aankoop’.
        </p>
      </div>
    </ServiceLayout>
  )
}
