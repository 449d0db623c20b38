const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The head of a page that the browser fills. */
export const frameHead = (title: string): string =>
  `<title data-head="">${escape(title)}</title>\n<meta name="robots" content="noindex" data-head="">`

/** For who has no JavaScript: what is missing, and how to order all the same. */
export const needsScript = (phone: string | undefined): string => {
  const call = phone ? ` Bestel telefonisch: <strong>${escape(phone)}</strong>.` : ''
  return `<noscript><main><h1>Zet JavaScript aan</h1>
<p>Voor je winkelwagen en het afrekenen is JavaScript nodig. Zet het aan in je browser en vernieuw de pagina.${call}</p>
<p><a href="/">Verder winkelen</a></p></main></noscript>`
}
