export const outdated =
  'Er is een nieuwe versie van de backoffice, en deze pagina is van de vorige. Kopieer wat je hebt ingevuld en herlaad de pagina.'

const ownScript = document.querySelector('script[type=module]')?.getAttribute('src')

/** Whether the server has another build than this tab: forms of an older build may lack fields that it requires. */
export const isOutdated = async (): Promise<boolean> => {
  try {
    const page = await fetch(import.meta.env.BASE_URL)
    return page.ok && ownScript != null && !(await page.text()).includes(ownScript)
  } catch {
    return false
  }
}
