import type {
  ConfiguratorOption,
  ConfiguratorProperty,
  ConfiguratorStep,
  ConfiguratorStepType,
} from 'shared-types/contracts/configurator'
import { toCents } from 'shared-types/money'
import { picture } from '../pictures.ts'

/** An answer in the form in which it is written; amounts in whole euros. */
export interface Answer {
  id: string
  text: string
  /** Small text under the title. */
  below?: string
  /** A short label beside the title. */
  label?: string
  extra?: number
  hint?: string
  /** File name of the tile's picture. */
  image?: string
  /** The code of this answer in the file names of the bed's pictures, if it is visible in them. */
  code?: string
}

/** A property with its answers; `article` is the manufacturer's part number. */
export interface Question {
  property: string
  title: string
  article: number
  answers: Answer[]
}

const option = ({ property, article }: Question, answer: Answer, position: number): ConfiguratorOption => ({
  id: answer.id,
  btnText: answer.text,
  btnSubText: answer.below ?? null,
  btnId: `${property}-${answer.id}`,
  label: answer.label ?? null,
  extra: toCents(answer.extra ?? 0),
  text: answer.hint ?? null,
  xpoId: article,
  xpoVarId: article * 100 + position + 1,
  code: answer.code ?? null,
  image: answer.image === undefined ? null : picture(answer.image),
})

const propertyOf = (question: Question, index: number): ConfiguratorProperty => ({
  property: question.property,
  title: question.title,
  order: index + 1,
  options: question.answers.map((answer, position) => option(question, answer, position)),
})

export const ask = (type: ConfiguratorStepType, question: Question): Omit<ConfiguratorStep, 'order'> => ({
  property: question.property,
  title: question.title,
  type,
  multiProperties: false,
  properties: [propertyOf(question, 0)],
})

/** A step with several questions. */
export const askTogether = (
  type: ConfiguratorStepType,
  step: { property: string; title: string },
  questions: Question[],
): Omit<ConfiguratorStep, 'order'> => ({
  ...step,
  type,
  multiProperties: true,
  properties: questions.map(propertyOf),
})

export const inOrder = (steps: Omit<ConfiguratorStep, 'order'>[]): ConfiguratorStep[] =>
  steps.map((step, index) => Object.assign(step, { order: index + 1 }))
