import { clsx } from 'clsx'
import { useState } from 'react'
import type { AdviceQuestion } from 'shared-types/contracts/advice'
import { Button } from '../../ui/button/button.tsx'
import { isFirstClick } from './progress.ts'
import styles from './quick-answers.module.css'

/** Spec §9: the other answers are behind a button. */
const shownAtFirst = 4

interface Props {
  question: AdviceQuestion
  chosen: number[]
  /** Called with the id of the pressed answer. */
  onPress: (id: number) => void
}

/** Answers as buttons, as a press sends them. Answers that would leave no products are disabled. */
export function QuickAnswers({ question: { answers }, chosen, onPress }: Props) {
  const [opened, setOpened] = useState(false)
  const rest = answers.slice(shownAtFirst)
  const isOpen = opened || rest.some(({ id }) => chosen.includes(id))
  return (
    <>
      <div className={styles.answers}>
        {(isOpen ? answers : answers.slice(0, shownAtFirst)).map(({ id, answer, count }) => {
          const isChosen = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              className={clsx(styles.answer, isChosen && styles.chosen)}
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              onClick={({ detail }) => isFirstClick(detail) && onPress(id)}
            >
              {answer}
            </button>
          )
        })}
      </div>
      {rest.length > 0 && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {isOpen ? 'Minder antwoorden' : 'Meer antwoorden'}
        </Button>
      )}
    </>
  )
}
