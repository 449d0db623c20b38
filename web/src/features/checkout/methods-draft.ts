/** Name under which this tab keeps what is typed in the methods step. */
export const methodsDraft = 'methodes'
