import { useState } from 'react'
import { apiPaths } from 'shared-types/api/paths'
import { RegisterFields } from '../features/customer/register-fields.tsx'
import { Sent } from '../forms/sent.tsx'
import { Head } from '../ui/head.tsx'

export function Page() {
  const [told, setTold] = useState<string | null>(null)
  return (
    <>
      <Head title="Account maken | Sluimer" noIndex />
      <h1>Account maken</h1>
      {told ? (
        <Sent message={told} again="Met een ander adres" onAgain={() => setTold(null)} />
      ) : (
        <RegisterFields address={apiPaths.customer} onTold={setTold} />
      )}
    </>
  )
}
