import { useEffect, useEffectEvent, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { companyCountry, isCocNumber, registerNames } from 'shared-types/forms/company'
import { fillIn, judgeAgain } from '../../forms/fill-in.ts'
import { TextField } from '../../forms/text-field.tsx'
import styles from './form.module.css'
import { useVatCheck } from './use-vat-check.ts'

const examples = { NL: 'NL123456782B90', BE: 'BE0123456749', LU: 'LU12345613' }
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What a company is asked for as well. The register's number goes by the name that it has in the company's country. */
export function CompanyFields({ form }: { form: UseFormReturn<AddressStepForm> }) {
  const [vatNumber, invoiceCountry] = useWatch({
    control: form.control,
    name: ['customer.vatNumber', 'billingAddress.countryCode'],
  })
  const country = companyCountry(vatNumber, invoiceCountry)
  const checkVat = useVatCheck(form)

  /** In Belgium the two numbers are the same: it is typed once. */
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
    judgeAgain(form, ['customer.vatNumber', 'customer.cocNumber'])
  })
  const judgedFor = useRef(country)
  // The prefix of the VAT number or the country of the invoice, far below, makes other rules hold.
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
