import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { properPath } from 'shared-types/urls/proper-path'
import { ownSegments } from '../../catalog/own-segments.ts'

/** The reason why no category can have this path, whatever categories exist; null if one can. */
export const addressMistake = (path: string): string | null => {
  if (!/[a-z]/.test(path.split('/').at(-1) ?? '')) return 'Vul een adres met letters in.'
  const isFree =
    !ownSegments.has(path.split('/')[0] ?? '') &&
    withoutFilters(`/${path}/`) === `/${path}/` &&
    properPath(`/${path}/`) === `/${path}/` &&
    advisedCategory(path) === null
  return isFree ? null : `Het adres /${path}/ gebruikt de winkel zelf al. Kies een ander adres.`
}
