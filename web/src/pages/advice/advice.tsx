import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Advice } from 'shared-types/contracts/advice'
import { type AdviceAnswers, readAdviceAnswers, writeAdviceAnswers } from 'shared-types/urls/advice-answers'
import { advisedCategory, adviceStep } from 'shared-types/urls/advice-url'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { fetchPublic, usePublic } from '../../api/use-public.ts'
import { messageFor } from '../../api/problem-error.ts'
import { addressQuery, currentQuestion } from '../../features/advice/progress.ts'
import { Wizard } from '../../features/advice/wizard.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { CategoryHero } from '../../features/catalog/listing/category-hero.tsx'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { useAction } from '../../forms/use-action.ts'
import { paths } from '../../paths.ts'
import { track } from '../../analytics/track.ts'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { rememberPlace } from '../../ui/browser/remember-place.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { NotFound } from '../error/not-found.tsx'
import { TextSkeleton } from '../content/text-skeleton.tsx'
import styles from './advice.module.css'

const crumbsOf = ({ title, path }: CategoryRoute) => [
  { title: 'Home', to: paths.home() },
  { title, to: paths.category(path) },
  { title: 'Keuzehulp' },
]

/** For an outdated link or a failed connection: links to start again or to open the whole listing. */
function AdviceLinks({ route, text }: { route: CategoryRoute; text: string }) {
  return (
    <div className={styles.wayOn}>
      <Alert kind="danger">{text}</Alert>
      <div className={styles.ways}>
        <ButtonLink to={paths.advice(route.path)}>Begin opnieuw</ButtonLink>
        <ButtonLink look="secondary" to={paths.category(route.path)}>
          Bekijk het hele aanbod
        </ButtonLink>
      </div>
    </div>
  )
}

const outdated = 'Deze antwoorden passen niet (meer) bij de keuzehulp.'

function Advising({ route, code }: { route: CategoryRoute; code: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  // A choice shows immediately; the URL follows a moment later.
  const [touched, setTouched] = useState<{ over: string; said: string } | null>(null)
  const said = touched?.over === search ? touched.said : search
  const answers = readAdviceAnswers(said)
  const keyOf = (given: AdviceAnswers) => apiPaths.advice(code, route.id, writeAdviceAnswers(given))
  const key = keyOf(answers)
  const { data, error, isLoading } = usePublic<Advice>(key, { keepPrevious: true })
  const here = paths.advice(route.path)

  const change = (given: AdviceAnswers, at: number) => {
    const query = `?${addressQuery(given, at + 1)}`
    setTouched({ over: search, said: query })
    void navigate(`${here}${query}`, { replace: true, state: { keepScroll: true } })
  }

  // Fetches the advice for these answers first, as the advice on screen may belong to earlier ones.
  const leaving = useAction(async (given: AdviceAnswers, to: 'next' | 'results', at: number) => {
    const isStillHere = rememberPlace()
    const fresh = await fetchPublic<Advice>(keyOf(given))
    if (!isStillHere()) return
    const left = fresh.questions[at]
    if (left && given.has(left.id)) track({ event: 'wizard_answer', wizard: code, question: left.id })
    const isDone = to === 'results' || at >= fresh.questions.length - 1
    if (isDone && fresh.count > 0) {
      track({ event: 'wizard_result', wizard: code, results: fresh.count })
      await navigate(fresh.resultUrl)
      return
    }
    const step = isDone ? at + 1 : at + 2
    // Records a skipped question in the current history entry as well, so that Back leads to it.
    if (writeAdviceAnswers(given) !== writeAdviceAnswers(answers)) change(given, at)
    await navigate(`${here}?${addressQuery(given, step)}`, {
      state: { keepScroll: true },
      replace: isDone,
    })
  })

  const problem = leaving.refusal ?? error
  if (!data) {
    if (data === undefined && !error) return <TextSkeleton />
    const isOutdated = !error || error.code === 'validation_failed'
    return (
      <>
        <Head title="Keuzehulp" description={`Keuzehulp: ${route.title}`} canonical={here} noIndex />
        <h1 className={styles.title}>Keuzehulp</h1>
        <AdviceLinks route={route} text={isOutdated ? outdated : messageFor(error)} />
      </>
    )
  }
  const at = currentQuestion(data.questions, answers, adviceStep(said))
  return (
    <>
      <Head
        title={data.title}
        description={data.intro}
        canonical={data.mainPath === null ? here : paths.advice(data.mainPath)}
        noIndex={search !== ''}
        jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbsOf(route), here, absolute)])}
      />
      <Tracked event={() => ({ event: 'wizard_start', wizard: code })} />
      <CategoryHero title={data.title} intro={data.intro} image={null} />
      <div className={styles.wizard}>
        <Wizard
          advice={data}
          {...{ answers, at, here }}
          pending={isLoading}
          busy={leaving.busy}
          onChange={(given) => change(given, at)}
          onLeave={(given, to) => void leaving.run(given, to, at)}
        />
      </div>
      {problem != null && <AdviceLinks route={route} text={messageFor(problem)} />}
    </>
  )
}

/** Advice (spec §4). The answers are in the URL, so that Back works and a link can resume it. */
export default function AdvicePage() {
  const path = advisedCategory(decodedPath(useLocation().pathname)) ?? ''
  const route = usePublic<CategoryRoute>(apiPaths.categoryRoute(path))
  return (
    <QueryBoundary of={route} skeleton={<TextSkeleton />} notFound={<NotFound />}>
      {(found) =>
        found.advice === null ? (
          <NotFound />
        ) : (
          <Section>
            <Breadcrumbs crumbs={crumbsOf(found)} />
            <Advising key={found.path} route={found} code={found.advice} />
          </Section>
        )
      }
    </QueryBoundary>
  )
}
