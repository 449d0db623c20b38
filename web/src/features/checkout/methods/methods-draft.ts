/** Name of the methods step's draft. */
export const methodsDraft = 'methodes'
