import type { FastifyBaseLogger } from 'fastify'
import { ServiceLoginResponse } from 'shared-types/contracts/provider/login'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { type Exchange, NoAnswer } from './exchange.ts'
import { unavailable } from './upstream-problem.ts'

interface Token {
  value: string
  /** Monotonic, in milliseconds: changes of the system clock have no effect. */
  issuedAt: number
  renewAt: number
  endsAt: number
}

/** In milliseconds. A token that is refused earlier was never valid, and a new login would only add load. */
const tooYoungToRefuse = 1_000

/**
 * The bff's own login at the provider. Concurrent calls share one login. The token is renewed in the
 * background after nine tenths of its lifetime. Failed logins are retried forever, with back-off.
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
        // Retry soon when the provider is down, so that the shop recovers within seconds. Wait longer when it
        // refuses the password.
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

  /** The token for calls. Without a valid token, calls fail at once while logins fail. */
  const current = async (): Promise<string> => {
    const now = performance.now()
    if (token && now < token.endsAt) {
      if (now >= token.renewAt && !inFlight && !timer) void start().catch(() => {})
      return token.value
    }
    if (timer) throw unavailable()
    return (await start()).value
  }

  /** Replaces a token that the provider refused. Callers with the same refused token share one login. */
  const replace = async (refused: string): Promise<string> => {
    if (token?.value === refused) {
      if (performance.now() - token.issuedAt < tooYoungToRefuse) throw unavailable()
      token = undefined
    }
    return current()
  }

  return {
    /** Starts the first login; a failure is logged and retried in the background. */
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

/** Does not log the message of a parse error: it quotes its input, which contains a token. */
const reasonOf = (error: unknown) => {
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'malformed answer'
  return error instanceof Error ? error.message : String(error)
}
