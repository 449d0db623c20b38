import type { Configuration } from 'shared-types/api/configurator'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './configured.module.css'

interface Props {
  configuration: Configuration
  /** What it is called, for those who listen. */
  title: string
  /** The line of the cart that is changed; 0 when it is bought already, and another is made after it. */
  line: number
}

/** How a bed was put together, and the way to change that. */
export function Configured({ configuration: { slug, options, choices }, title, line }: Props) {
  return (
    <div className={styles.configured}>
      <dl className={styles.choices}>
        {choices.map((choice) => (
          <div key={choice.title}>
            <dt>{choice.title}: </dt>
            <dd>{choice.value}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.change} to={paths.configurator(slug, { options, line })}>
        Pas aan<VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </div>
  )
}
