import type { Configuration } from 'shared-types/contracts/configuration'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { money } from '../../../ui/text/money.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './configured.module.css'

interface Props {
  /** The id of the element with the choices: two beds with the same title differ in these only. */
  id: string
  configuration: Configuration
  /** Title of the bed, for screen readers. */
  title: string
  /** The cart line that 'change' replaces; undefined in an order. */
  line: number | undefined
}

/** The chosen options of a bed, with a link to change them while it is in the cart. */
export function Configured({ id, configuration: { slug, options, choices }, title, line }: Props) {
  return (
    <div className={styles.configured}>
      <dl id={id} className={styles.choices}>
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
        <Link
          className={styles.change}
          to={paths.configurator(slug, { options, line })}
          aria-describedby={id}
        >
          Pas aan<VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}
