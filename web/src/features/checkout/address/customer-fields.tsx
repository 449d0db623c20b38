import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { genderTitles } from 'shared-types/forms/fields/gender'
import { TextField } from '../../../forms/fields/text-field.tsx'
import { abandon } from '../../../analytics/ecommerce/abandon.ts'
import { Radio, RadioGroup } from '../../../ui/input/radio-group.tsx'
import { CompanyFields } from './company-fields.tsx'
import styles from '../form.module.css'

interface CustomerFieldsProps {
  form: UseFormReturn<AddressStepForm>
  /** The e-mail address belongs to an account and is confirmed: it is read-only. */
  isAccount?: boolean
}

/** The customer's details. A company also gives its name and numbers. */
export function CustomerFields({ form, isAccount = false }: CustomerFieldsProps) {
  const type = useWatch({ control: form.control, name: 'customer.type' })
  return (
    <section className={styles.part} aria-labelledby="customer-title">
      <h2 id="customer-title" className={styles.title}>
        Je gegevens
      </h2>
      <RadioGroup id="customer.type" legend="Ik bestel" inline>
        <Radio label="Particulier" value="private" {...form.register('customer.type')} />
        <Radio label="Zakelijk" value="company" {...form.register('customer.type')} />
      </RadioGroup>
      {type === 'company' && <CompanyFields form={form} />}
      <RadioGroup id="customer.gender" legend="Aanhef" optional inline>
        {Object.entries(genderTitles).map(([value, label]) => (
          <Radio key={value} label={label} value={value} {...form.register('customer.gender')} />
        ))}
      </RadioGroup>
      <div className={styles.row}>
        <TextField form={form} name="customer.firstName" label="Voornaam" autoComplete="given-name" />
        <TextField form={form} name="customer.lastName" label="Achternaam" autoComplete="family-name" />
      </div>
      <TextField
        form={form}
        name="customer.email"
        label="E-mailadres"
        type="email"
        autoComplete="email"
        onLeave={isAccount ? undefined : (email) => abandon('email', { email })}
        readOnly={isAccount}
        hint={isAccount ? 'Met dit adres log je in.' : 'Hier sturen we je bestelbevestiging heen.'}
      />
      <div className={styles.row}>
        <TextField
          form={form}
          name="customer.phoneNumber"
          label="Telefoonnummer"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Voor vragen over de bezorging, en voor de afspraak als je een matras of boxspring bestelt."
        />
        <TextField
          form={form}
          name="customer.birthdate"
          label="Geboortedatum"
          optional
          autoComplete="bday"
          inputMode="text"
          hint="dd-mm-jjjj"
        />
      </div>
    </section>
  )
}
