import type { Configuration } from 'shared-types/contracts/configuration'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { money } from '../../ui/money.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './configured.module.css'

interface Props {
  configuration: Configuration
  /** What it is called, for those who listen. */
  title: string
  /** The line of the cart that is changed; what is bought already has none. */
  line: number | undefined
}

/** How a bed was put together, and while it is in the cart the way to change that. */
export function Configured({ configuration: { slug, options, choices }, title, line }: Props) {
  return (
    <div className={styles.configured}>
      <dl className={styles.choices}>
        {choices.map((choice) => (
          <div key={choice.title}>
            <dt>{choice.title}: </dt>
            <dd>
              {choice.value}
              {choice.extra > 0 && ` (+ ${money(choice.extra)})`}
            </dd>
          </div>
        ))}
      </dl>
      {line !== undefined && (
        <Link className={styles.change} to={paths.configurator(slug, { options, line })}>
          Pas aan<VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}
