const prefix = 'concept:'

/** What was typed in a form and not sent yet, in this tab only. Gone when it is sent, or the order is placed. */
export const readDraft = (form: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null')
  } catch {
    return null
  }
}

export const keepDraft = (form: string, values: unknown) => {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(values))
  } catch {
    // Storage is full or switched off: typing goes on, only a reload will ask for it again.
  }
}

export const dropDraft = (form: string) => {
  try {
    sessionStorage.removeItem(prefix + form)
  } catch {
    // Where nothing can be stored nothing was.
  }
}
