/** Formats a score with one decimal: 4,7. Without `Intl`, like `money`. */
export const scoreText = (score: number): string => score.toFixed(1).replace('.', ',')
