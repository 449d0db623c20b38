const key = 'visit-began'

let began: number | undefined

const kept = (): number | null => {
  try {
    return Number(sessionStorage.getItem(key)) || null
  } catch {
    return null
  }
}

/** When this tab came to the shop, in milliseconds since 1970. A reload or another page does not change it. */
export const visitBegan = (): number => {
  began ??= kept() ?? Date.now()
  return began
}

/** Remembers when the visit began. To be called by every document. */
export const beginVisit = () => {
  try {
    sessionStorage.setItem(key, String(visitBegan()))
  } catch {
    // Without storage a visit is as long as its document.
  }
}
