import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import { areaOf } from 'shared-types/contracts/admin/access/office-areas'
import type { Listed } from 'shared-types/contracts/admin/list'
import { isSaved } from './is-saved.ts'
import { send } from './send.ts'

const pathOf = (resource: string, id?: RaRecord['id']): string => {
  const area = areaOf(resource)
  if (!area) throw new Error(`no path of the API for ${resource}`)
  return id === undefined ? area.path : `${area.path}/${encodeURIComponent(id)}`
}

const listPage = async (resource: string, page: number, perPage: number, filter: Record<string, unknown>) => {
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) })
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const { rows, total } = await send<Listed<RaRecord>>('GET', `${pathOf(resource)}?${query}`)
  return { data: rows, total }
}

const refusedAsConflict = 409

/** Whether the change may be stored all the same: its answer was lost, or it repeats one whose answer was lost. */
const mayBeStored = ({ status }: HttpError) => status === 0 || status === refusedAsConflict || status >= 500

const update = async (path: string, data: object): Promise<RaRecord> => {
  try {
    return await send<RaRecord>('PUT', path, data)
  } catch (error) {
    if (!(error instanceof HttpError) || !mayBeStored(error)) throw error
    const record = await send<RaRecord>('GET', path).catch(() => null)
    if (record && isSaved(record, data)) return record
    throw error
  }
}

const unused = (method: string) => () => Promise.reject(new Error(`${method} is not used`))

/** React Admin's calls as requests. The server checks everything again, so that answers are not parsed. */
export const dataProvider = {
  getList: (resource, { pagination: { page, perPage } = { page: 1, perPage: 25 }, filter = {} }) =>
    listPage(resource, page, perPage, filter),
  getOne: async (resource, { id }) => ({ data: await send<RaRecord>('GET', pathOf(resource, id)) }),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all(ids.map((id) => send<RaRecord>('GET', pathOf(resource, id)))),
  }),
  getManyReference: unused('getManyReference'),
  create: async (resource, { data }) => ({ data: await send<RaRecord>('POST', pathOf(resource), data) }),
  update: async (resource, { id, data }) => ({ data: await update(pathOf(resource, id), data) }),
  updateMany: unused('updateMany'),
  delete: async (resource, { id, previousData }) => {
    await send('DELETE', pathOf(resource, id))
    return { data: previousData ?? { id } }
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => send('DELETE', pathOf(resource, id))))
    return { data: ids }
  },
} as DataProvider
