import {
  type ContentDocument,
  type DocumentKey,
  documentKeys,
  documents,
} from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { publicRead } from '../../public-reads/public-read.ts'

const documentRead = (key: DocumentKey) => {
  const { id, summary, schema }: ContentDocument = documents[key]
  return publicRead({
    url: apiPaths.document(key),
    operation: { id, summary },
    answer: schema,
    // A link to a category is left out while that is not shown.
    tags: () => ['content', 'catalog'],
    freshFor: 60_000,
    address: () => apiPaths.document(key),
    load: (calls) => calls.get(pathOf(v1.content, { key }), { schema }),
  })
}

export const documentReads = documentKeys.map(documentRead)
