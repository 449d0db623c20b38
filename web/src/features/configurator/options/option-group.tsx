import { clsx } from 'clsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import type { ConfiguratorProperty } from 'shared-types/contracts/configurator'
import { OptionButton } from './option-button.tsx'
import styles from './option-group.module.css'
import { OptionTile } from './option-tile.tsx'
import type { Step } from '../state/steps.ts'

interface Props {
  step: Step
  property: ConfiguratorProperty
  chosen: string | undefined
  onChoose: (property: string, id: string) => void
}

/** A property with its options: native radio buttons, so that the arrow keys work. */
export function OptionGroup({ step, property: { property, title, options }, chosen, onChoose }: Props) {
  const isOnlyOne = step.properties.length === 1
  const Option = step.type === 'tile' ? OptionTile : OptionButton
  return (
    <fieldset className={styles.group}>
      <legend className={isOnlyOne ? undefined : styles.legend}>
        {isOnlyOne ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      <div
        className={
          step.type === 'tile' ? clsx(styles.tiles, options.length > 4 && styles.many) : styles.buttons
        }
      >
        {options.map((option) => (
          <Option
            key={option.id}
            option={option}
            name={property}
            chosen={chosen === option.id}
            onChoose={(id) => onChoose(property, id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
