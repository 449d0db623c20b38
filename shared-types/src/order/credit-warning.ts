/** Beside each offer of credit (Directive (EU) 2023/2225, art. 8). */
export const creditWarning = 'Let op! Geld lenen kost geld.'
