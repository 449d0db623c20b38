const key = 'visit-began'

let began: number | undefined

const stored = (): number | null => {
  try {
    return Number(sessionStorage.getItem(key)) || null
  } catch {
    return null
  }
}

/** When this tab first opened the shop, in milliseconds since 1970. Reloads do not change it. */
export const visitStart = (): number => {
  began ??= stored() ?? Date.now()
  return began
}

/** Stores when the visit began. Call in every document. */
export const beginVisit = () => {
  try {
    sessionStorage.setItem(key, String(visitStart()))
  } catch {
    // Without storage, each document starts a new visit.
  }
}
