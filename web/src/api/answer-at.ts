/**
 * An answer among the data of a page: null when it does not exist, undefined when it was not read. The bff has checked
 * it against the contract of its address.
 */
export const answerAt = <T>(data: Record<string, unknown>, address: string) =>
  data[address] as T | null | undefined
