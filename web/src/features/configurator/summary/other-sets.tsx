import type { Configurator } from 'shared-types/contracts/configurator'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/text/price.tsx'
import styles from './other-sets.module.css'

/** The other configurable beds. */
export function OtherSets({ sets }: { sets: Configurator['siblings'] }) {
  if (sets.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="other-sets">
      <h2 id="other-sets" className={styles.title}>
        Of stel een ander bed samen
      </h2>
      <ul className={styles.sets}>
        {sets.map(({ slug, name, basePrice, image }) => (
          <li key={slug}>
            <Link to={paths.configurator(slug, { step: 1 })} className={styles.set}>
              <Image
                image={image}
                sizes="(width >= 62em) 400px, (width >= 40em) 33vw, 96px"
                decorative
                className={styles.image}
              />
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <Price price={basePrice} from />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
