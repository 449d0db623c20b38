import { useEffect, useId, useRef, useState } from 'react'
import type { Advice } from 'shared-types/contracts/advice'
import type { AdviceAnswers } from 'shared-types/urls/advice-answers'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { messageFor } from '../../api/problem-error.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { track } from '../../analytics/track.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { choose, chosenOf, isFirstClick, leave } from './progress.ts'
import { QuickAnswers } from './quick-answers.tsx'
import styles from './quick-wizard.module.css'
import { type Results, useQuickAdvice } from './use-quick-advice.ts'

interface Props {
  route: CategoryRoute
  code: string
  /** Called with the result of every answer, and null without answers. */
  onResults: (results: Results | null) => void
}

/** Compact advice: a press sends the answer and shows the next question. */
export function QuickWizard({ route, code, onResults }: Props) {
  const { advice, answers, at, busy, refusal, give, show } = useQuickAdvice(route, code, onResults)
  const [refusedAt, setRefusedAt] = useState<number | null>(null)
  const heading = useRef<HTMLLegendElement>(null)
  const started = useRef(answers.size > 0)
  const id = useId()
  const shownAt = useRef<number | null>(null)

  // Moves the focus to a new question, but not to the first, which comes with the page.
  useEffect(() => {
    if (at === null || shownAt.current === at) return
    if (shownAt.current !== null) heading.current?.focus({ preventScroll: true })
    shownAt.current = at
  }, [at])

  if (advice === undefined) return <Skeleton className={styles.waiting} />
  const question = at === null ? undefined : advice?.questions[at]
  if (!advice || at === null || !question) return <Alert kind="danger">{messageFor(refusal)}</Alert>

  const isLast = at === advice.questions.length - 1
  const chosen = chosenOf(answers, question)
  const isRefused = refusedAt === question.id && chosen.length === 0

  const goFrom = async ({ questions }: Advice, given: AdviceAnswers) => {
    track({ event: 'wizard_answer', wizard: code, question: question.id })
    if (at < questions.length - 1) await show(given, at + 1)
  }
  const giveThese = async (given: AdviceAnswers) => {
    const fresh = await give(given)
    if (fresh && !started.current) {
      started.current = true
      track({ event: 'wizard_start', wizard: code })
    }
    if (fresh) await show(given, at, { replace: true })
    return fresh
  }
  const press = async (answer: number) => {
    const given = choose(answers, question, answer)
    const fresh = await giveThese(given)
    if (fresh && !question.isMultiselect) await goFrom(fresh, given)
  }
  const goOn = async () => {
    const left = leave(answers, question, isLast)
    setRefusedAt(left ? null : question.id)
    if (!left) return
    // A result that is on its way would lead back to this question, so newer answers replace it.
    const fresh = left === answers && !busy ? advice : await giveThese(left)
    if (fresh) await goFrom(fresh, left)
  }

  return (
    <div className={styles.quick} aria-busy={busy}>
      <fieldset aria-describedby={isRefused ? `${id}-error` : undefined}>
        <legend ref={heading} className={styles.question} tabIndex={-1}>
          <span className={styles.step}>
            Vraag {at + 1} van {advice.questions.length}
            {question.isMultiselect && ', je kunt er meer kiezen'}
          </span>{' '}
          {question.question}
        </legend>
        <div role="alert">{isRefused && <FieldError id={id}>Maak eerst een keuze</FieldError>}</div>
        <QuickAnswers
          key={question.id}
          question={question}
          chosen={chosen}
          onPress={(answer) => void press(answer)}
        />
      </fieldset>
      <div className={styles.steps}>
        {at > 0 && (
          <Button look="quiet" onClick={() => void show(answers, at - 1)}>
            Vorige
          </Button>
        )}
        {!isLast && (
          <Button
            look="secondary"
            className={styles.next}
            onClick={({ detail }) => isFirstClick(detail) && void goOn()}
          >
            {question.isSkippable && chosen.length === 0 ? 'Overslaan' : 'Volgende'}
          </Button>
        )}
      </div>
      {refusal !== null && <Refusal>{messageFor(refusal)}</Refusal>}
    </div>
  )
}
