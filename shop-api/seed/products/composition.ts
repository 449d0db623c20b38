/** What the composition of an article with down says of it (Regulation (EU) 1007/2011, art. 12). */
export const ofAnimals = (filling: string): { title: string; value: string }[] =>
  filling === 'Dons'
    ? [{ title: 'Samenstelling', value: 'Bevat niet-textiele delen van dierlijke oorsprong' }]
    : []
