import { Alert } from '../ui/feedback/alert.tsx'

/** For a payment page that did not open in time; without a URL there is nothing to open. */
export function PaymentLink({ url }: { url: string | null }) {
  return (
    url && (
      <Alert>
        De betaalpagina opent niet vanzelf. <a href={url}>Ga naar de betaalpagina</a>
      </Alert>
    )
  )
}
