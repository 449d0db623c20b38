import { useFooter } from '../features/navigation/use-shell.ts'
import { paths } from '../paths.ts'
import { PhoneLink } from '../ui/text/phone-link.tsx'

/** Replaces a page that only the browser renders, without JavaScript: what is missing, and how to order. */
export function NeedsScript() {
  const phone = useFooter().data?.shop.phone
  return (
    <noscript>
      <main>
        <h1>Zet JavaScript aan</h1>
        <p>
          Voor je winkelwagen en het afrekenen is JavaScript nodig. Zet het aan in je browser en vernieuw de
          pagina.
        </p>
        {phone && (
          <p>
            Bestel telefonisch: <PhoneLink phone={phone} />.
          </p>
        )}
        <p>
          <a href={paths.home()}>Verder winkelen</a>
        </p>
      </main>
    </noscript>
  )
}
