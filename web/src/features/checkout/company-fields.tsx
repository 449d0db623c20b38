import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { companyCountry, isCocNumber, registerNames } from 'shared-types/forms/company'
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

  const leaveVatNumber = () => {
    // In Belgium the two are one and the same: nobody types it twice.
    const coc = form.getValues('customer.cocNumber')
    if (country === 'BE' && coc === '' && isCocNumber(vatNumber, 'BE')) {
      form.setValue('customer.cocNumber', vatNumber.replace(/^\s*BE\s*/i, ''), { shouldDirty: true })
    } else if (form.getFieldState('customer.cocNumber').isTouched) void form.trigger('customer.cocNumber')
    void checkVat()
  }
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
