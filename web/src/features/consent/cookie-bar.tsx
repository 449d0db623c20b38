import { type FormEvent, useId, useState } from 'react'
import { paths } from '../../paths.ts'
import type { Consent } from 'shared-types/measuring/consent-cookie'
import { focusFirstInput } from '../../ui/browser/take-focus.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Link } from '../../router/link.tsx'
import styles from './cookie-bar.module.css'
import { decide } from './decide.ts'
import { reopenQuestion } from './question.ts'

const purposes = [
  {
    name: 'statistics',
    label: 'Statistieken',
    description: 'Meten hoe de winkel wordt gebruikt, zodat we hem beter kunnen maken.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    description: 'Advertenties die bij je passen, ook op andere websites.',
  },
  {
    name: 'reminders',
    label: 'E-mail over je winkelwagen',
    description:
      'Eén e-mail als er iets in je winkelwagen achterblijft, naar het adres dat je bij het bestellen invult.',
  },
] as const

interface CookieBarProps {
  /** The current choice. */
  chosen: Consent | null
  /** Reopened by the shopper: move the focus to the bar, and back afterwards. */
  isReopened: boolean
}

const everything: Consent = { statistics: true, marketing: true, reminders: true }
const nothing: Consent = { statistics: false, marketing: false, reminders: false }

const choose = (consent: Consent) => {
  reopenQuestion(false)
  decide(consent)
}

const save = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const ticked = new FormData(event.currentTarget)
  choose({
    statistics: ticked.has('statistics'),
    marketing: ticked.has('marketing'),
    reminders: ticked.has('reminders'),
  })
}

/** Moves the focus to the bar; the returned function moves it back. */
const focusBar = (bar: HTMLElement | null) => {
  const from = document.activeElement
  bar?.focus()
  return () => {
    if (from instanceof HTMLElement) from.focus()
  }
}

/** Accept and refuse look equal; purposes can be chosen separately. Nothing is ticked by default. */
export function CookieBar({ chosen, isReopened }: CookieBarProps) {
  const id = useId()
  const [isDetailed, setDetailed] = useState(isReopened)

  return (
    <section
      ref={isReopened ? focusBar : undefined}
      tabIndex={-1}
      className={styles.bar}
      data-bottom-bar="cookies"
      aria-labelledby={id}
    >
      <form method="post" className={styles.inside} onSubmit={save}>
        <div className={styles.text}>
          <h2 id={id} className={styles.title}>
            Mogen we cookies gebruiken?
          </h2>
          <p>
            Met jouw toestemming meten we hoe de winkel wordt gebruikt, zie je advertenties die bij je passen
            en mailen we je als er iets in je winkelwagen achterblijft.
          </p>
          <p>
            Zonder werkt alles net zo goed. Je keuze wijzig je altijd onderaan de pagina, bij
            Cookie-instellingen. Lees meer in onze <Link to={paths.service('cookies')}>cookieverklaring</Link>
            .
          </p>
        </div>
        {isDetailed && (
          <div className={styles.purposes} ref={isReopened ? undefined : focusFirstInput}>
            {purposes.map(({ name, label, description }) => (
              <Checkbox
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={label}
                description={description}
                defaultChecked={chosen?.[name] ?? false}
              />
            ))}
          </div>
        )}
        <div className={styles.choices}>
          <Button onClick={() => choose(everything)}>Accepteren</Button>
          <Button onClick={() => choose(nothing)}>Weigeren</Button>
          {isDetailed ? (
            // Needs its own key: otherwise the press that opens the purposes would also submit them.
            <Button key="save" type="submit" look="secondary">
              Keuze opslaan
            </Button>
          ) : (
            <Button key="open" look="quiet" onClick={() => setDetailed(true)}>
              Zelf kiezen
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
