import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Advice, AdviceRequest } from 'shared-types/contracts/advice'
import { type AdviceAnswers, readAdviceAnswers, writeAdviceAnswers } from 'shared-types/urls/advice-answers'
import { adviceStep } from 'shared-types/urls/advice-url'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { send } from '../../api/request.ts'
import { usePublic } from '../../api/use-public.ts'
import { whileLoading } from '../../stores/loading.ts'
import { rememberPlace } from '../../ui/browser/remember-place.ts'
import { addressQuery, currentQuestion } from './progress.ts'

export interface Results {
  advice: Advice
  answers: AdviceAnswers
}

const asSent = (answers: AdviceAnswers, categoryId: number): AdviceRequest => ({
  categoryId,
  questions: Object.fromEntries([...answers].map(([question, given]) => [`qs${question}`, [...given]])),
})

/**
 * Advice that updates after every answer (spec §4). The answers and the question are in the URL, as those of the full
 * advice, so that Back and a reload keep them. Of answers in quick succession the last one counts; if it cannot be sent,
 * the previous result stays.
 */
export const useQuickAdvice = (
  route: CategoryRoute,
  code: string,
  onResults: (results: Results | null) => void,
) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const keyOf = (query: string) => apiPaths.advice(code, route.id, query)
  const linked = usePublic<Advice>(keyOf(writeAdviceAnswers(readAdviceAnswers(search))), {
    keepPrevious: true,
  })
  const isOutdated = linked.error?.code === 'validation_failed'
  const start = usePublic<Advice>(isOutdated ? keyOf('') : null)
  const { data, error } = isOutdated ? start : linked
  const query = isOutdated ? '' : search
  const answers = readAdviceAnswers(query)
  const [sending, setSending] = useState<AdviceAnswers | null>(null)
  const [refusal, setRefusal] = useState<unknown>(null)
  const latest = useRef(0)

  // Before the paint, so that a question and its number of products show together.
  const report = useEffectEvent(onResults)
  useLayoutEffect(() => {
    const given = readAdviceAnswers(query)
    report(data && given.size > 0 ? { advice: data, answers: given } : null)
  }, [data, query])

  /**
   * Returns the result for these answers; null if that failed, or if the shopper has given newer answers or navigated
   * meanwhile.
   */
  const give = async (given: AdviceAnswers): Promise<Advice | null> => {
    latest.current += 1
    const turn = latest.current
    const isStillHere = rememberPlace()
    setSending(given)
    setRefusal(null)
    try {
      const advice = await whileLoading(
        send<Advice>('POST', apiPaths.advice(code, undefined), asSent(given, route.id)),
      )
      await mutate(keyOf(writeAdviceAnswers(given)), advice, { revalidate: false })
      if (turn !== latest.current) return null
      if (isStillHere()) return advice
      setSending(null)
      return null
    } catch (refused) {
      if (turn !== latest.current) return null
      setSending(null)
      setRefusal(refused)
      return null
    }
  }

  /** Shows the question with this index. `replace` for an answer to the current one, so that Back leads to it. */
  const show = async (given: AdviceAnswers, index: number, { replace = false } = {}) => {
    await navigate({ search: `?${addressQuery(given, index + 1)}` }, { replace, state: { keepScroll: true } })
    // With the navigation, which is a transition too: earlier, the answers of the previous URL would show in between.
    startTransition(() => setSending(null))
  }

  return {
    /** Undefined while loading, null if loading failed. */
    advice: data ?? (error ? null : undefined),
    answers: sending ?? answers,
    /** Index of the current question; null without advice. Not by `sending`, so that it changes with the result. */
    at: data ? currentQuestion(data.questions, answers, adviceStep(query)) : null,
    busy: sending !== null,
    refusal: refusal ?? error ?? null,
    give,
    show,
  }
}
