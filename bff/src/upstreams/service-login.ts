import type { FastifyBaseLogger } from 'fastify'
import { ServiceLoginResponse } from 'shared-types/contracts/provider/login'
import type { Config } from '../config.ts'
import { type Exchange, NoAnswer } from './exchange.ts'
import { unavailable } from './upstream-problem.ts'

interface Token {
  value: string
  /** On the monotonic clock, in milliseconds: setting the clock of the machine changes nothing. */
  issuedAt: number
  renewAt: number
  endsAt: number
}

/** A token refused sooner than this was never good; asking for another would only be a storm. */
const tooYoungToRefuse = 1_000

/**
 * The bff's own login at the provider: one in flight however many calls wait for it, renewed in
 * the background when nine tenths of its life have passed, tried again with back-off for ever.
 */
export const createServiceLogin = (config: Config, exchange: Exchange, log: FastifyBaseLogger) => {
  let token: Token | undefined
  let inFlight: Promise<Token> | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  const logIn = async (): Promise<Token> => {
    const answer = await exchange(
      {
        method: 'POST',
        path: '/login',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(config.service),
      },
      AbortSignal.timeout(config.deadlines.read),
    )
    if (answer.status >= 500) throw new NoAnswer(`answered ${answer.status}`)
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
    const { access_token, expires_in } = ServiceLoginResponse.parse(JSON.parse(answer.text))
    const issuedAt = performance.now()
    const life = expires_in * 1000
    return { value: access_token, issuedAt, renewAt: issuedAt + life * 0.9, endsAt: issuedAt + life }
  }

  const start = (): Promise<Token> => {
    clearTimeout(timer)
    timer = undefined
    inFlight ??= logIn()
      .then((fresh) => {
        failures = 0
        token = fresh
        return fresh
      })
      .catch((error: unknown) => {
        failures += 1
        // A provider that is away is asked again soon, so that the shop is whole seconds after its
        // return; one that refuses the password is left in peace for longer.
        const longest = error instanceof NoAnswer ? 5_000 : 30_000
        const wait = Math.min(1_000 * 2 ** (failures - 1), longest)
        log.error({ reason: reasonOf(error), failures, retryInMs: wait }, 'service login failed')
        if (!closed) timer = setTimeout(() => void start().catch(() => {}), wait).unref()
        throw unavailable()
      })
      .finally(() => {
        inFlight = undefined
      })
    return inFlight
  }

  /** The token to call with. While logins fail and none is left, calls are refused at once. */
  const current = async (): Promise<string> => {
    const now = performance.now()
    if (token && now < token.endsAt) {
      if (now >= token.renewAt && !inFlight && !timer) void start().catch(() => {})
      return token.value
    }
    if (timer) throw unavailable()
    return (await start()).value
  }

  /** A token in place of one the provider refused. Whoever comes late gets what the first one fetched. */
  const replace = async (refused: string): Promise<string> => {
    if (token?.value === refused) {
      if (performance.now() - token.issuedAt < tooYoungToRefuse) throw unavailable()
      token = undefined
    }
    return current()
  }

  return {
    /** Begins the first login; its failure is logged and repaired in the background. */
    begin: () => void start().catch(() => {}),
    current,
    replace,
    isLoggedIn: () => token !== undefined && performance.now() < token.endsAt,
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Never the message of a parse error: it quotes what was parsed, and that holds a token. */
const reasonOf = (error: unknown) => {
  if (error instanceof NoAnswer) return error.message
  if (error instanceof Error && error.message.startsWith('answered ')) return error.message
  return 'malformed answer'
}
