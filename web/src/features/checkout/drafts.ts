/** Names of the drafts of the steps. */
export const addressDraft = 'adres'
export const methodsDraft = 'methodes'
