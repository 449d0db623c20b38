import { clsx } from 'clsx'
import type { AdviceAnswer } from 'shared-types/contracts/advice'
import { Image } from '../../ui/media/image.tsx'
import choice from '../../ui/input/choice.module.css'
import styles from './answer-choice.module.css'

interface Props {
  answer: AdviceAnswer
  /** Name of the form field, for forms without JavaScript. */
  name: string
  several: boolean
  checked: boolean
  onChoose: () => void
}

const left = (count: number) => {
  if (count === 0) return 'geen producten'
  return count === 1 ? '1 product' : `${count} producten`
}

/** One answer to choose. It is disabled, with an explanation, if it would leave no products. */
export function AnswerChoice({ answer, name, several, checked, onChoose }: Props) {
  const { id, image, description, count } = answer
  return (
    <label className={clsx(choice.choice, styles.answer, image && styles.pictured)}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={id}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChoose}
      />
      {image && <Image className={styles.image} image={image} sizes="96px" load="eager" decorative />}
      <span className={styles.text}>
        <span className={styles.title}>{answer.answer}</span>
        {description && <span className={styles.description}>{description}</span>}
        <span className={styles.count}>{left(count)}</span>
      </span>
    </label>
  )
}
