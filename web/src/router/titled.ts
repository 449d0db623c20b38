import { create } from 'zustand'

/** The history entry whose page was the last to set the document's title. */
const useTitled = create<string | null>(() => null)

export const markTitled = (key: string) => useTitled.setState(key)

/** Whether the document's title is that of this history entry: its page has rendered. */
export const useIsTitled = (key: string): boolean => useTitled((titled) => titled === key)
