/** Name under which this tab keeps what is typed in the address step. */
export const addressDraft = 'adres'
