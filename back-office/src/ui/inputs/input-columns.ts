/** The inputs of one row of a list: below each other on a phone, in three columns elsewhere. */
export const inputColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  columnGap: 2,
  flexGrow: 1,
}
