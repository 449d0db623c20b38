import type { PaymentMethods } from 'shared-types/api/checkout'
import { money } from '../../ui/money.ts'
import { Radio, RadioGroup } from '../../ui/radio-group.tsx'
import styles from './form.module.css'

interface PaymentChoiceProps {
  methods: PaymentMethods['methods']
  value: string
  error: string | undefined
  onChoose: (code: string) => void
}

/** How it is paid. What a method costs extra is said before it is chosen. */
export function PaymentChoice({ methods, value, error, onChoose }: PaymentChoiceProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Kies je betaalmethode</h2>
      <RadioGroup id="paymentMethod" legend="Kies je betaalmethode" legendHidden error={error}>
        {methods.map(({ code, title, description, priceIncl }) => (
          <Radio
            key={code}
            name="paymentMethod"
            label={title}
            description={description}
            aside={priceIncl === 0 ? undefined : `+ ${money(priceIncl)}`}
            checked={code === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(code)}
          />
        ))}
      </RadioGroup>
    </section>
  )
}
