/** Whether a click, by its `detail`, is no second one in the same place: that would answer the next question, too. */
export const isFirstClick = (detail: number): boolean => detail < 2
