import { create } from 'zustand'

/** The number of things that the current page waits for. */
const usePending = create(() => 0)

const change = (by: number) => usePending.setState((pending) => pending + by)

/** Counts the page as loading until the promise settles. */
export const whileLoading = <T>(promise: Promise<T>): Promise<T> => {
  change(1)
  return promise.finally(() => change(-1))
}

export const isLoading = () => usePending.getState() > 0

export const useIsLoading = () => usePending((pending) => pending > 0)
