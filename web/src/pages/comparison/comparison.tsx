import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ignoredIn } from 'shared-types/urls/comparison-ignored'
import { comparedIn, comparedSlug, mostCompared } from 'shared-types/urls/comparison-url'
import { useShopName } from '../../api/use-shop-name.ts'
import { paths } from '../../paths.ts'
import { Head } from '../../router/head.tsx'
import { removeCompared, replaceCompared, useCompared } from '../../stores/compared.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ShareButton } from '../../ui/button/share-button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import styles from './comparison.module.css'
import { useComparedProducts } from './use-compared-products.ts'

const title = 'Vergelijken'

const articles = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`)

const isSame = (own: string[], entries: string[]) =>
  own.length === entries.length && own.every((entry) => entries.includes(entry))

function NothingCompared({ own }: { own: string[] }) {
  return (
    <EmptyState title="Zet artikelen naast elkaar">
      <p>Tik bij een artikel op ‘Vergelijk’. Je vergelijkt er hier maximaal {mostCompared} tegelijk.</p>
      {own.length > 0 && (
        <ButtonLink to={paths.comparison(own)}>Bekijk mijn vergelijking ({articles(own.length)})</ButtonLink>
      )}
      <ButtonLink look={own.length > 0 ? 'secondary' : 'primary'} to={paths.home()}>
        Verder winkelen
      </ButtonLink>
    </EmptyState>
  )
}

/** A shared link does not change the shopper's own comparison, unless they save it. */
function NotOwn({ own, onSave }: { own: string[]; onSave: () => void }) {
  return (
    <div className={styles.notOwn}>
      <p>
        {own.length === 0
          ? 'Wil je met deze vergelijking verder? Bewaar haar in je browser.'
          : `Je eigen vergelijking is een andere, met ${articles(own.length)}.`}
      </p>
      {own.length > 0 && (
        <ButtonLink look="secondary" to={paths.comparison(own)}>
          Bekijk mijn vergelijking
        </ButtonLink>
      )}
      <Button look="secondary" onClick={onSave}>
        {own.length === 0 ? 'Bewaar als mijn vergelijking' : 'Vervang mijn vergelijking door deze'}
      </Button>
    </div>
  )
}

function Comparison({
  entries,
  own,
  onRemove,
  onSave,
}: {
  entries: string[]
  own: string[] | null
  onRemove: (gone: string[]) => void
  onSave: (entries: string[]) => void
}) {
  const shopName = useShopName()
  return (
    <QueryBoundary
      of={useComparedProducts(entries)}
      what="content"
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {(found) => {
        const columns = entries.flatMap((entry, index) => {
          const product = found[index]
          return product ? [{ entry, product }] : []
        })
        const shown = columns.map(({ entry }) => entry)
        const gone = entries.filter((entry) => !shown.includes(entry))
        return (
          <>
            <div className={styles.head}>
              <output>{columns.length > 0 && `${articles(columns.length)} naast elkaar`}</output>
              {columns.length > 0 && (
                <ShareButton
                  label="Deel deze vergelijking"
                  title={`Vergelijking bij ${shopName ?? 'ons'}`}
                  path={paths.comparison(shown)}
                />
              )}
            </div>
            {gone.length > 0 && (
              <div className={styles.gone}>
                <p>{`${gone.length === 1 ? 'Een artikel' : articles(gone.length)} uit deze vergelijking verkopen we niet (meer).`}</p>
                <Button look="quiet" onClick={() => onRemove(gone)}>
                  Verwijderen
                </Button>
              </div>
            )}
            {columns.length > 0 && (
              <ComparisonTable columns={columns} onRemove={(entry) => onRemove([entry])} />
            )}
            {columns.length === 1 && <p>Kies nog een artikel om het met dit te vergelijken.</p>}
            {own && columns.length > 0 && !isSame(own, entries) && (
              <NotOwn own={own} onSave={() => onSave(shown)} />
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** The products in the URL side by side, the same for everyone with the link. */
export default function ComparisonPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useCompared()
  const entries = comparedIn(search)
  const ignored = ignoredIn(search)

  /** The pressed button disappears, and the focus with it. */
  const keepFocus = () => heading.current?.focus({ preventScroll: true })

  const remove = (gone: string[]) => {
    if (own && isSame(own, entries)) for (const entry of gone) removeCompared(comparedSlug(entry))
    const rest = entries.filter((entry) => !gone.includes(entry))
    void navigate(paths.comparison(rest), { replace: true, state: { keepScroll: true } })
    keepFocus()
  }
  const save = (some: string[]) => {
    replaceCompared(some)
    keepFocus()
  }

  return (
    <Section className={styles.page}>
      <Head title={title} noIndex />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {entries.length === 0 ? (
        <NothingCompared own={own ?? []} />
      ) : (
        <Comparison entries={entries} own={own} onRemove={remove} onSave={save} />
      )}
      {/* The server does not know the ignored part of a URL. */}
      {own && ignored > 0 && (
        <p>
          Dit adres noemt er nog {ignored} die we niet tonen: je vergelijkt maximaal {mostCompared} bestaande
          artikelen tegelijk.
        </p>
      )}
    </Section>
  )
}
