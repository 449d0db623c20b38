import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Advice } from 'shared-types/contracts/advice'
import { type AdviceAnswers } from 'shared-types/urls/advice-answers'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { useHydrated } from '../../ui/browser/hydrated.tsx'
import { AnswerChoice } from './answer-choice.tsx'
import { addressQuery, choose, chosenOf, leave, withoutChoice } from './progress.ts'
import { ResultCount } from './result-count.tsx'
import styles from './wizard.module.css'

interface Props {
  advice: Advice
  answers: AdviceAnswers
  /** Index of the current question. */
  at: number
  /** URL of the advice for this category, without answers. */
  here: string
  /** Whether a newer result is loading. */
  pending: boolean
  /** Whether the next page is loading. */
  busy: boolean
  onChange: (answers: AdviceAnswers) => void
  /** Called on leaving a question: it was answered or skipped, or the results are wanted without it. */
  onLeave: (answers: AdviceAnswers, to: 'next' | 'results') => void
}

/** Shows one question at a time, with the number of products that still fit. */
export function Wizard({ advice, answers, at, here, pending, busy, onChange, onLeave }: Props) {
  const { questions } = advice
  const question = questions[at]
  const heading = useRef<HTMLLegendElement>(null)
  const shownAt = useRef(at)
  const [refusedAt, setRefusedAt] = useState<number | null>(null)
  const hydrated = useHydrated()
  const id = useId()

  // Moves the focus to a new question, but not to the first, which comes with the page.
  useEffect(() => {
    if (shownAt.current === at) return
    shownAt.current = at
    heading.current?.focus()
  }, [at])

  if (!question) return null
  const isLast = at === questions.length - 1
  const chosen = chosenOf(answers, question)
  const isRefused = refusedAt === question.id && chosen.length === 0

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const left = leave(answers, question, isLast)
    setRefusedAt(left ? null : question.id)
    if (left) onLeave(left, isLast ? 'results' : 'next')
    else heading.current?.focus()
  }

  return (
    <form className={styles.wizard} method="get" action={here} onSubmit={goOn} noValidate={hydrated}>
      {[...answers]
        .filter(([other]) => other !== question.id)
        .flatMap(([other, given]) =>
          given.map((one) => <input key={`${other}-${one}`} type="hidden" name={`qs${other}`} value={one} />),
        )}
      <input type="hidden" name="vraag" value={Math.min(at + 2, questions.length)} />
      <div className={styles.progress}>
        <span id={`${id}-step`}>
          Vraag {at + 1} van {questions.length}
        </span>
        <progress aria-labelledby={`${id}-step`} value={at + 1} max={questions.length} />
      </div>
      <fieldset className={styles.question} aria-describedby={isRefused ? `${id}-error` : undefined}>
        <legend ref={heading} tabIndex={-1}>
          {question.question}
        </legend>
        {question.explanation && <p className={styles.explanation}>{question.explanation}</p>}
        <div role="alert">{isRefused && <FieldError id={id}>Maak eerst een keuze</FieldError>}</div>
        <div className={styles.answers}>
          {question.answers.map((answer) => (
            <AnswerChoice
              key={answer.id}
              answer={answer}
              name={`qs${question.id}`}
              several={question.isMultiselect}
              checked={chosen.includes(answer.id)}
              onChoose={() => onChange(choose(answers, question, answer.id))}
            />
          ))}
        </div>
        {question.isSkippable && !question.isMultiselect && chosen.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              onChange(withoutChoice(answers, question))
              heading.current?.focus()
            }}
          >
            Keuze wissen
          </Button>
        )}
      </fieldset>
      <ResultCount advice={advice} isAnswered={answers.size > 0} pending={pending} />
      <div className={styles.steps}>
        {at > 0 && (
          <ButtonLink look="secondary" to={`${here}?${addressQuery(answers, at)}`} keepScroll>
            Vorige
          </ButtonLink>
        )}
        {!isLast && advice.count > 0 && (
          <Button look="secondary" className={styles.results} onClick={() => onLeave(answers, 'results')}>
            Toon resultaten
          </Button>
        )}
        {(!isLast || advice.count > 0 || !hydrated) && (
          <Button type="submit" className={styles.next} busy={busy} busyText="Even tellen...">
            {isLast
              ? 'Toon resultaten'
              : question.isSkippable && chosen.length === 0
                ? 'Overslaan'
                : 'Volgende'}
          </Button>
        )}
      </div>
    </form>
  )
}
