import { PageParent } from 'shared-types/contracts/admin/content'

const titles: Record<PageParent, string> = { blog: 'Blog', inspiratie: 'Inspiratie', vacatures: 'Vacatures' }

/** The parts of the shop to which employees add pages, as choices of a field. */
export const pageParents = PageParent.options.map((id) => ({ id, name: titles[id] }))
