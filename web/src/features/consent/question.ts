import { create } from 'zustand'

/** Whether the shopper has opened the cookie question again. */
export const useIsReopened = create(() => false)

export const reopenQuestion = (open: boolean) => useIsReopened.setState(open)
