import type { ShippingMethods } from 'shared-types/contracts/checkout'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Checkbox } from '../../../ui/input/checkbox.tsx'
import { money } from '../../../ui/text/money.ts'
import { Radio, RadioGroup } from '../../../ui/input/radio-group.tsx'
import styles from '../form.module.css'

interface ShippingChoiceProps {
  methods: ShippingMethods['methods']
  value: string
  error: string | undefined
  /** Message if the choice could not be stored. */
  problem: string | undefined
  onChoose: (code: string) => void
}

/** The shipping methods, each with optional insurance. */
export function ShippingChoice({ methods, value, error, problem, onChoose }: ShippingChoiceProps) {
  const chosen = methods.find(({ code, insured }) => code === value || insured?.code === value)
  const isInsured = chosen?.insured?.code === value
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Verzendmethode</h2>
      <RadioGroup id="shippingMethod" legend="Verzendmethode" legendHidden error={error}>
        {methods.map((method) => (
          <Radio
            key={method.code}
            name="shippingMethod"
            label={method.title}
            description={method.delivery || method.description}
            aside={method.priceIncl === 0 ? 'Gratis' : money(method.priceIncl)}
            checked={method.code === chosen?.code}
            onChange={() => onChoose((isInsured && method.insured?.code) || method.code)}
          />
        ))}
        {methods.length === 0 && (
          <Alert kind="danger">
            We kunnen deze bestelling niet op je afleveradres bezorgen.{' '}
            <Link to={paths.checkoutAddress()}>Kies een ander adres</Link>
          </Alert>
        )}
      </RadioGroup>
      {problem && <Alert kind="danger">{problem}</Alert>}
      {chosen?.insured && (
        <div className={styles.insured}>
          <Checkbox
            id="insured"
            label="Verzekerd verzenden"
            description="We bezorgen tegen handtekening en volgen je pakket. Voor verlies en schade onderweg staan we altijd in, ook zonder verzekering."
            aside={`+ ${money(chosen.insured.extra)}`}
            checked={isInsured}
            onChange={() => onChoose(isInsured ? chosen.code : (chosen.insured?.code ?? chosen.code))}
          />
        </div>
      )}
    </section>
  )
}
