import { useEffect, useEffectEvent, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { companyCountry, isCocNumber, registerNames } from 'shared-types/forms/fields/company'
import { fillIn, revalidate } from '../../../forms/fill-in.ts'
import { TextField } from '../../../forms/fields/text-field.tsx'
import styles from '../form.module.css'
import { useVatCheck } from './use-vat-check.ts'

const examples = { NL: 'NL123456782B90', BE: 'BE0123456749', LU: 'LU12345613' }
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The extra fields of a company. The label of its registration number depends on its country. */
export function CompanyFields({ form }: { form: UseFormReturn<AddressStepForm> }) {
  const [vatNumber, invoiceCountry] = useWatch({
    control: form.control,
    name: ['customer.vatNumber', 'billingAddress.countryCode'],
  })
  const country = companyCountry(vatNumber, invoiceCountry)
  const checkVat = useVatCheck(form)

  /** In Belgium both numbers are the same, so the shopper types it once. */
  const fillInRegisterNumber = () => {
    const typed = form.getValues('customer.cocNumber')
    if (country === 'BE' && typed === '' && isCocNumber(vatNumber, 'BE'))
      fillIn(form, { 'customer.cocNumber': vatNumber.replace(/^\s*BE\s*/i, '') })
  }
  const leaveVatNumber = () => {
    fillInRegisterNumber()
    void checkVat()
  }
  const changeCountry = useEffectEvent(() => {
    fillInRegisterNumber()
    revalidate(form, ['customer.vatNumber', 'customer.cocNumber'])
    if (form.getFieldState('customer.vatNumber').isTouched) void checkVat()
  })
  const judgedFor = useRef(country)
  // The VAT number's prefix or the invoice's country, further down the page, changes the rules.
  useEffect(() => {
    if (judgedFor.current === country) return
    judgedFor.current = country
    changeCountry()
  }, [country])
  return (
    <>
      <TextField form={form} name="customer.company" label="Bedrijfsnaam" autoComplete="organization" />
      <div
        className={styles.row}
        onBlur={({ target }) => target.id === 'customer.vatNumber' && leaveVatNumber()}
      >
        <TextField
          form={form}
          name="customer.vatNumber"
          label="BTW-nummer"
          autoCapitalize="characters"
          hint={`Bijvoorbeeld ${examples[country]}`}
        />
        <TextField form={form} name="customer.cocNumber" label={capital(registerNames[country])} />
      </div>
    </>
  )
}
