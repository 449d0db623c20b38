/** The number of products that fit the answers so far, or what to do if there are none. */
export const resultCount = (count: number): string => {
  if (count === 0)
    return 'Geen enkel product past bij al deze antwoorden. Ga een vraag terug en kies iets anders.'
  return `${count === 1 ? '1 product past' : `${count} producten passen`} bij je antwoorden.`
}
