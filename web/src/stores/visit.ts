import { readStored, writeStored } from './browser-storage.ts'

const key = 'visit-began'

let began: number | undefined

/** When this tab first opened the shop, in milliseconds since 1970. Reloads do not change it. */
export const visitStart = (): number => {
  began ??= Number(readStored('sessionStorage', key)) || Date.now()
  return began
}

/** Stores when the visit began. Call in every document. Without storage, each document starts a new visit. */
export const beginVisit = () => writeStored('sessionStorage', key, String(visitStart()))
