import type { Configurator } from 'shared-types/contracts/configurator'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { Specifications } from '../features/catalog/product/specifications.tsx'
import styles from './fixed-parts.module.css'

/** What no choice changes, which one must know before the order too. */
export function FixedParts({ configurator }: { configurator: Configurator }) {
  return (
    <div className={styles.parts}>
      <Specifications product={configurator} />
      <Link to={paths.product(configurator.slug)}>Lees meer over de {configurator.name}</Link>
    </div>
  )
}
