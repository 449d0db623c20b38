/** The roles of employees, as choices. */
export const roles = [
  { id: 'owner', name: 'Eigenaar' },
  { id: 'service', name: 'Klantenservice' },
  { id: 'content', name: 'Assortiment en teksten' },
]
