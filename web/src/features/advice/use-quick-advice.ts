import { useRef, useState } from 'react'
import type { Advice, AdviceRequest } from 'shared-types/contracts/advice'
import type { AdviceAnswers } from 'shared-types/urls/advice-answers'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { send } from '../../api/request.ts'
import { usePublic } from '../../api/use-public.ts'
import { whileLoading } from '../../stores/loading.ts'

interface Answered {
  advice: Advice
  answers: AdviceAnswers
}

const asSent = (answers: AdviceAnswers, categoryId: number): AdviceRequest => ({
  categoryId,
  questions: Object.fromEntries([...answers].map(([question, given]) => [`qs${question}`, [...given]])),
})

/**
 * Advice that updates after every answer (spec §4). Of answers in quick succession the last one
 * counts; if it cannot be sent, the previous result stays.
 */
export const useQuickAdvice = (
  route: CategoryRoute,
  code: string,
  onResults: (advice: Advice, answers: AdviceAnswers) => void,
) => {
  const first = usePublic<Advice>(apiPaths.advice(code, route.id))
  const [counted, setCounted] = useState<Answered | null>(null)
  const [sending, setSending] = useState<AdviceAnswers | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const latest = useRef(0)

  /** Returns the result for these answers; null if that failed, or if newer answers were given meanwhile. */
  const give = async (answers: AdviceAnswers): Promise<Advice | null> => {
    latest.current += 1
    const turn = latest.current
    setSending(answers)
    setRefusal(null)
    try {
      const advice = await whileLoading(
        send<Advice>('POST', apiPaths.advice(code, undefined), asSent(answers, route.id)),
      )
      if (turn !== latest.current) return null
      setCounted({ advice, answers })
      setSending(null)
      onResults(advice, answers)
      return advice
    } catch (error) {
      if (turn !== latest.current) return null
      setSending(null)
      setRefusal(error)
      return null
    }
  }

  return {
    /** Undefined while loading, null if loading failed. */
    advice: counted?.advice ?? first.data ?? (first.error ? null : undefined),
    answers: sending ?? counted?.answers ?? (new Map() satisfies AdviceAnswers),
    busy: sending !== null,
    refusal: refusal ?? first.error ?? null,
    give,
  }
}
