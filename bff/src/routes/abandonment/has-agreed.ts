import type { FastifyRequest } from 'fastify'

/** Whether the shopper agreed to marketing: the shop window asks, and keeps the answer in this cookie. */
export const hasAgreed = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  /^s[01]m1$/.test(cookies['cookie-consent'] ?? '')
