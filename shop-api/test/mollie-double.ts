import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { generate } from 'selfsigned'

interface Recorded {
  id: string
  status: string
  body: Record<string, unknown>
  /** What the payer chose on a page of Mollie instead of the requested method. */
  paidBy?: string
  captured: number
  /** By refunds that were made on its dashboard: it lists their sum as one. */
  refundedCents?: number
  chargedBackCents?: number
  refunds: RecordedRefund[]
}

interface RecordedRefund {
  id: string
  status: string
  cents: number
  key: string
  metadata: unknown
}

const cents = (amount: unknown) => Math.round(Number((amount as { value: string }).value) * 100)

/** Requests that Mollie refuses with a 422. */
const mistake = (body: Record<string, unknown>): string | undefined => {
  const lines = body.lines as Record<string, unknown>[]
  const total = lines.reduce((sum, line) => sum + cents(line.totalAmount), 0)
  if (total !== cents(body.amount)) return 'The lines do not add up to the amount'
  const wrong = lines.find((line) => {
    const [quantity, rate] = [Number(line.quantity), Number(line.vatRate)]
    const sum = cents(line.totalAmount)
    return (
      cents(line.unitPrice) * quantity !== sum ||
      cents(line.vatAmount) !== Math.round((sum * rate) / (100 + rate))
    )
  })
  return wrong && `Line '${String(wrong.description)}' does not add up`
}

const euros = (amountCents: number) => ({ currency: 'EUR', value: (amountCents / 100).toFixed(2) })

const refundedOf = ({ refundedCents = 0, refunds }: Recorded): number =>
  refunds.reduce((sum, { status, cents: one }) => (status === 'failed' ? sum : sum + one), refundedCents)

const refundAnswer = (payment: Recorded, { id, status, cents: one, metadata }: RecordedRefund) => ({
  resource: 'refund',
  id,
  mode: 'test',
  status,
  amount: euros(one),
  description: '',
  metadata,
  paymentId: payment.id,
  _links: {},
})

const onDashboard = ({ id, refundedCents = 0 }: Recorded): RecordedRefund[] =>
  refundedCents > 0
    ? [{ id: `re_${id}_dashboard`, status: 'refunded', cents: refundedCents, key: '', metadata: null }]
    : []

const answerOf = (url: string, payment: Recorded) => ({
  resource: 'payment',
  id: payment.id,
  mode: 'test',
  status: payment.status,
  amount: payment.body.amount,
  ...(payment.status === 'paid'
    ? {
        amountRefunded: euros(refundedOf(payment)),
        amountRemaining: euros(cents(payment.body.amount) - refundedOf(payment)),
      }
    : {}),
  ...(payment.chargedBackCents ? { amountChargedBack: euros(payment.chargedBackCents) } : {}),
  description: payment.body.description,
  method: payment.paidBy ?? payment.body.method ?? null,
  metadata: payment.body.metadata,
  _embedded: {
    refunds: [...payment.refunds, ...onDashboard(payment)].map((one) => refundAnswer(payment, one)),
  },
  redirectUrl: payment.body.redirectUrl,
  webhookUrl: payment.body.webhookUrl,
  _links: {
    self: { href: `${url}/v2/payments/${payment.id}`, type: 'application/hal+json' },
    ...(payment.status === 'open'
      ? { checkout: { href: `${url}/pay/${payment.id}`, type: 'text/html' } }
      : {}),
  },
})

/**
 * A Mollie double on loopback: payments with lines that must add up, idempotency keys, captures, refunds and errors,
 * in the formats of its public documentation.
 */
export const openMollieDouble = async () => {
  const payments = new Map<string, Recorded>()
  let numbered = 0
  const byKey = new Map<string, Recorded>()
  /** The ids whose state was requested, also unknown ones. */
  const requested: string[] = []
  const faults: {
    status?: number
    hang?: boolean
    /** Called before a new payment is stored, and after it, before the answer. */
    atCreate?: (moment: 'before' | 'after') => Promise<void>
    /** A new payment is made, but the shop gets no answer. */
    create?: 'lost'
    /** Called after the answer about a state is made. */
    afterState?: () => unknown
    /** What a request for a refund leads to: an answer that is lost, or a refusal. */
    refund?: 'lost' | 'unauthorized'
  } = {}

  const lostOr = (status: number, answer: unknown): [number, unknown] =>
    faults.create === 'lost'
      ? [503, { status: 503, title: 'Trouble', detail: 'As configured' }]
      : [status, answer]

  const handle = async (request: IncomingMessage, url: string): Promise<[number, unknown]> => {
    if (faults.status)
      return [faults.status, { status: faults.status, title: 'Trouble', detail: 'As configured' }]
    const [, , , id, captures] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    const body =
      request.method === 'POST' ? (JSON.parse((await text(request)) || '{}') as Record<string, unknown>) : {}
    if (request.method === 'POST' && id === undefined) {
      const key = String(request.headers['idempotency-key'])
      const earlier = byKey.get(key)
      if (earlier) return lostOr(201, answerOf(url, earlier))
      const detail = mistake(body)
      if (detail) return [422, { status: 422, title: 'Unprocessable Entity', detail, field: 'lines' }]
      await faults.atCreate?.('before')
      numbered += 1
      const created: Recorded = {
        id: `tr_${numbered}`,
        status: 'open',
        body,
        captured: 0,
        refunds: [],
      }
      payments.set(created.id, created)
      byKey.set(key, created)
      await faults.atCreate?.('after')
      return lostOr(201, answerOf(url, created))
    }
    const known = payments.get(id ?? '')
    if (request.method === 'GET') requested.push(id ?? '')
    if (!known)
      return [404, { status: 404, title: 'Not Found', detail: `No payment exists with token ${id}.` }]
    if (request.method === 'POST' && captures === 'captures') {
      known.captured += 1
      known.status = 'paid'
      return [
        201,
        {
          resource: 'capture',
          id: 'cpt_1',
          mode: 'test',
          status: 'succeeded',
          paymentId: id,
          amount: known.body.amount,
          _links: {},
        },
      ]
    }
    if (request.method === 'POST' && captures === 'refunds') {
      if (faults.refund === 'unauthorized')
        return [401, { status: 401, title: 'Unauthorized', detail: 'Missing authentication' }]
      const refundKey = String(request.headers['idempotency-key'])
      const made = known.refunds.find(({ key: each }) => each === refundKey)
      const amount = cents(body.amount)
      if (!made && amount > cents(known.body.amount) - refundedOf(known)) {
        const detail = 'The amount is higher than the maximum'
        return [422, { status: 422, title: 'Unprocessable Entity', detail, field: 'amount' }]
      }
      const refund = made ?? {
        id: `re_${known.id}_${known.refunds.length + 1}`,
        status: 'pending',
        cents: amount,
        key: refundKey,
        metadata: body.metadata,
      }
      if (!made) known.refunds.push(refund)
      // The refund is made, but the shop gets no answer.
      if (faults.refund === 'lost') return [503, { status: 503, title: 'Trouble', detail: 'As configured' }]
      return [201, refundAnswer(known, refund)]
    }
    if (request.method === 'POST' && captures === 'release-authorization') {
      known.status = 'canceled'
      return [202, undefined]
    }
    const answer = answerOf(url, known)
    faults.afterState?.()
    return [200, answer]
  }

  // Mollie's client uses only TLS and its own list of certificate authorities, so certificate checks are
  // disabled in this process.
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
  })
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const server = createServer({ key, cert }, async (request, response) => {
    if (faults.hang) return
    const { port } = server.address() as AddressInfo
    const [status, answer] = await handle(request, `https://127.0.0.1:${port}`)
    response
      .writeHead(status, { 'content-type': 'application/hal+json' })
      .end(answer && JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `https://127.0.0.1:${port}/v2/`,
    payments,
    requested,
    faults,
    close: async () => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type MollieDouble = Awaited<ReturnType<typeof openMollieDouble>>
