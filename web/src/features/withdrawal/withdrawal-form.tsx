import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Customer } from 'shared-types/contracts/customer'
import type { Withdrawal } from 'shared-types/contracts/withdrawal'
import { normaliseWithdrawal, WithdrawalForm as Schema } from 'shared-types/forms/withdrawal'
import { dropDraft } from '../../forms/draft.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { fillIn } from '../../forms/fill-in.ts'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalReceived } from './withdrawal-received.tsx'
import styles from './withdrawal.module.css'

const empty = { name: '', orderNumber: '', email: '', articles: '' }

interface WithdrawalFormProps {
  orderNumber: string
  /** That of the order's signed link. */
  token: string | undefined
  /** From the order or the login. Undefined for a guest without an order, and until it is known. */
  customer: Pick<Customer, 'firstName' | 'lastName' | 'email'> | undefined
}

const fieldsOf = (values: Schema) => JSON.stringify(Object.entries(values).toSorted())

/**
 * The withdrawal function: two steps and a confirmation. The second step is an entry in the history, so that Back leads
 * to the first. A link from an order prefills it and its buyer, a login the customer.
 */
function Steps({ orderNumber, token, customer }: WithdrawalFormProps) {
  const { search, state: entry } = useLocation()
  const isConfirming = entry?.step === 'confirm'
  const navigate = useNavigate()
  /** Checked input: Forward or a reload must not confirm anything else. */
  const [declared, setDeclared] = useState<Schema | null>(null)
  const [received, setReceived] = useState<Withdrawal | null>(null)
  const draft = { name: `herroepen${orderNumber}`, fields: empty, isSentLater: true } as const
  const state = useShopForm<Schema>(
    { resolver: zodResolver(Schema), defaultValues: { ...empty, orderNumber }, draft },
    async (_values, { getValues }) => {
      setDeclared({ ...getValues() })
      // After a reload, this entry is that of the second step already.
      const next = { ...entry, step: 'confirm', keepScroll: true }
      await navigate({ search }, { replace: isConfirming, state: next })
    },
  )
  const { form } = state
  useEffect(() => {
    // Not over a draft, nor what the customer has typed meanwhile.
    if (!customer || form.getValues('name') || form.getValues('email')) return
    const { firstName, lastName, email } = customer
    fillIn(form, { name: `${firstName} ${lastName}`, email })
  }, [form, customer])
  if (received) {
    const { email, articles } = normaliseWithdrawal(form.getValues())
    return <WithdrawalReceived receivedAt={received.receivedAt} email={email} articles={articles} />
  }
  if (isConfirming && declared && fieldsOf(declared) === fieldsOf(form.getValues())) {
    return (
      <ConfirmWithdrawal
        declaration={declared}
        token={token}
        onEdit={() => void navigate(-1)}
        onReceived={(answer) => {
          dropDraft(draft.name)
          setReceived(answer)
        }}
      />
    )
  }
  return (
    <ShopForm of={state} className={styles.form}>
      <WithdrawalFields form={form} />
      <div className={styles.actions}>
        <Submit of={state} busyText="Volgende">
          Volgende
        </Submit>
      </div>
    </ShopForm>
  )
}

/** A link to this page, followed on the page itself, starts another withdrawal. The second step has a history state. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { key, state } = useLocation()
  const isFollowed = useNavigationType() !== 'POP' && state === null
  const [start, setStart] = useState(key)
  if (isFollowed && start !== key) setStart(key)
  return <Steps key={start} {...props} />
}
