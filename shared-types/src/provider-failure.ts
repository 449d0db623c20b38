import type { ErrorCode } from './errors.ts'

type ProviderFailure = Extract<ErrorCode, 'internal_error' | `provider_${string}`>

/** Whether a server failed, whatever its message: the request itself can be right. No schema, as the browser has it. */
export const isProviderFailure = (code: ErrorCode): code is ProviderFailure =>
  code === 'internal_error' || code.startsWith('provider_')
