import { Box, Card, CardContent, LinearProgress, Link as TextLink, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useCanAccessResources } from 'react-admin'
import { Link } from 'react-router-dom'
import type { FirstStep, Overview as OverviewAnswer } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'
import { Failed } from '../../ui/failure/failed.tsx'
import { formatCents } from '../../ui/format.ts'

type Waiting = keyof OverviewAnswer['waiting']

const filtered = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The work that waits, with the list that shows it, and its filter. */
const entries: [name: Waiting, label: string, resource: string, filter?: object][] = [
  ['toShip', 'te verzenden', 'orders', { state: 'paid', paidBack: 'no' }],
  ['refundsDue', 'terug te betalen', 'orders', { refundDue: true }],
  ['paidBack', 'terugbetaald via de betaaldienst, af te sluiten', 'orders', { paidBack: 'refund' }],
  ['chargedBack', 'terugboekingen af te handelen', 'orders', { chargedBack: true }],
  ['unsent', 'verzonden zonder alle stuks', 'orders', { unsent: true }],
  ['replacements', 'nazendingen te verzenden', 'orders', { replacement: true }],
  ['returns', 'herroepingen en retouren', 'returns'],
  ['reviews', 'reviews om goed te keuren', 'reviews'],
  ['unansweredReviews', 'kritische reviews zonder antwoord', 'reviews', { status: 'unanswered' }],
  ['lowStock', 'artikelen onder hun voorraaddrempel', 'products', { stock: 'low', status: 'shown' }],
  ['contactMessages', 'berichten te beantwoorden', 'messages'],
  ['unansweredChats', 'chats zonder antwoord', 'chats', { status: 'unanswered' }],
  ['failedMails', 'mails die niet aankomen', 'failed-mails'],
  ['openPayments', 'betalingen die nog lopen', 'orders', { state: 'pending_payment' }],
]

const synonyms = 'synonyms'
const resources = [...new Set([...entries.map(([, , resource]) => resource), synonyms])]

/** Each with its screen; null for what only the operator of the server can set. */
const firstSteps: Record<FirstStep, [text: string, to: string | null]> = {
  shopDetails: [
    'Vul je eigen bedrijf in: de voettekst noemt nog een verzonnen bedrijf.',
    '/documents/footer',
  ],
  servicePages: [
    'Maak de pagina’s van de klantenservice van jou: ze noemen nog een verzonnen bedrijf, met zijn openingstijden en garanties.',
    filtered('pages', { under: 'service' }),
  ],
  products: ['Zet een product in de winkel.', '/products'],
  menu: ['Zet je categorieën in het hoofdmenu.', '/documents/navigation'],
  shippingCosts: ['Kijk of de verzendkosten kloppen: ze zijn nog die van het begin.', '/shipping-methods'],
  payment: [
    'De winkel neemt nog proefbetalingen aan: laat de beheerder een betaalaanbieder instellen.',
    null,
  ],
  sender: ['Mails hebben nog een verzonnen afzender: laat de beheerder er een instellen.', null],
}

const FirstSteps = ({ left }: { left: FirstStep[] }) =>
  left.length > 0 && (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          Nog te doen voor je verkoopt
        </Typography>
        <ul>
          {left.map((step) => {
            const [text, to] = firstSteps[step]
            return (
              <li key={step}>
                {to === null ? (
                  text
                ) : (
                  <TextLink component={Link} to={to}>
                    {text}
                  </TextLink>
                )}
              </li>
            )
          })}
        </ul>
      </CardContent>
    </Card>
  )

const dayText = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('nl-NL', { day: 'numeric', month: 'short' })

const [width, height] = [900, 200]

/** Bars of the revenue per day; a screen reader gets the sentence. */
const Revenue = ({ days }: Pick<OverviewAnswer, 'days'>) => {
  const total = days.reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const highest = Math.max(1, ...days.map(({ revenueCents }) => revenueCents))
  const step = width / days.length
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          Laatste dertig dagen: {formatCents(total)} omzet in {orders} bestellingen
        </Typography>
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
          {days.map(({ day, revenueCents, orders: count }, index) => {
            const tall = (revenueCents / highest) * height
            return (
              <g key={day}>
                <title>{`${dayText(day)}: ${formatCents(revenueCents)}, ${count} bestellingen`}</title>
                <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
                <rect x={index * step + 2} y={height - tall} width={step - 4} height={tall} fill="#22345c" />
              </g>
            )
          })}
        </svg>
        {/* Not in the drawing, in which a phone would make the text too small to read. */}
        <Box aria-hidden="true" sx={{ position: 'relative', height: 20, fontSize: 12 }}>
          {days.map(
            ({ day }, index) =>
              index % 7 === 3 && (
                <Box
                  key={day}
                  sx={{
                    position: 'absolute',
                    left: `${((index + 0.5) / days.length) * 100}%`,
                    transform: 'translateX(-50%)',
                  }}
                >
                  {dayText(day)}
                </Box>
              ),
          )}
        </Box>
      </CardContent>
    </Card>
  )
}

const Misses = ({ misses, mayAdd }: Pick<OverviewAnswer, 'misses'> & { mayAdd: boolean }) => (
  <Card>
    <CardContent>
      <Typography component="h2" variant="h6">
        Gezocht en niet gevonden
      </Typography>
      {misses.length === 0 ? (
        <Typography>In dertig dagen vond iedereen iets.</Typography>
      ) : (
        <>
          {mayAdd && (
            <Typography gutterBottom>
              Voeg een{' '}
              <TextLink component={Link} to={`/${synonyms}`}>
                zoekwoord
              </TextLink>{' '}
              toe als je het onder een andere naam verkoopt.
            </Typography>
          )}
          {misses.map(({ term, searches }) => `${term} (${searches})`).join(', ')}
        </>
      )}
    </CardContent>
  </Card>
)

/** The first page: the revenue, and the work that waits; of a new shop, what its owner has to do first. */
export const Overview = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => send<OverviewAnswer>('GET', admin.overview),
  })
  // One request for all areas: tiles that appear one by one would move what is below them.
  const { canAccess } = useCanAccessResources({ action: 'list', resources })
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Title title="Overzicht" />
      {error && <Failed error={error} onRetry={refetch} />}
      {!error && !(data && canAccess) && <LinearProgress />}
      {data && canAccess && (
        <>
          <FirstSteps left={data.firstSteps} />
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {entries
              .filter(([, , resource]) => canAccess[resource])
              .map(([name, label, resource, filter]) => (
                <Card key={name} sx={{ width: { xs: 'calc(50% - 8px)', sm: 190 } }}>
                  <CardContent>
                    <Typography variant="h5" component="p">
                      {data.waiting[name]}
                    </Typography>
                    <TextLink component={Link} to={filter ? filtered(resource, filter) : `/${resource}`}>
                      {label}
                    </TextLink>
                  </CardContent>
                </Card>
              ))}
          </Stack>
          {data.days.length > 0 && <Revenue days={data.days} />}
          <Misses misses={data.misses} mayAdd={canAccess[synonyms] === true} />
        </>
      )}
    </Stack>
  )
}
