/** False for the second click of a double click, by its `detail`: it would answer the next question too. */
export const isFirstClick = (detail: number): boolean => detail < 2
