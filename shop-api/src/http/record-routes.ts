import type { FastifyTypeProviderDefault } from 'fastify'
import { type Listed, listOf } from 'shared-types/contracts/admin/list'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import { staffOf, type App, type Routes, type Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Refusal } from '../refusal.ts'
import { answer } from './errors.ts'
import { longRequest } from './long-request.ts'

/** Ids that are words: codes of vouchers and advices, slugs. */
export const codeParams = z.strictObject({ id: z.string().min(1).max(60) })

interface Access<Id> {
  /** May change records; may also read them if `readers` is absent. */
  roles: readonly StaffRole[]
  readers?: readonly StaffRole[]
  params: z.ZodType<{ id: Id }>
}

/** A change of one record, which only a refusal of `run` prevents. */
type Change<Id, Body> = {
  /** POST if absent. */
  method?: 'PUT' | 'DELETE'
  path: string
  /** In the audit log. */
  action: string
  /** Changes many rows. */
  isLong?: true
} & (
  | { body: z.ZodType<Body>; run: (db: Db, id: Id, body: Body, staffId: number) => Promise<unknown> }
  | { body?: undefined; run: (db: Db, id: Id) => Promise<unknown> }
)

/** Each with the type of its own body. */
type Changes<Id, Bodies extends unknown[]> = { [Index in keyof Bodies]: Change<Id, Bodies[Index]> }

interface Read<Id, Shown> {
  path: string
  shown: z.ZodType<Shown>
  run: (db: Db, id: Id) => Promise<Shown | Refusal>
}

interface ListedKind<Id, Query, Row> extends Access<Id> {
  /** The limit of the body of an addition or a change, in bytes; Fastify's default if absent. */
  bodyLimit?: number
  list: {
    path: string
    query: z.ZodType<Query>
    row: z.ZodType<Row>
    run: (db: Db, query: Query) => Promise<Listed<Row>>
  }
}

/** An addition or a change is answered as `read` finds the record then. */
interface WithPages<Id, Shown, Added, Saved> {
  read: Read<Id, Shown>
  add?: { body: z.ZodType<Added>; run: (db: Db, added: Added) => Promise<Id | Refusal> }
  save?: {
    body: z.ZodType<Saved>
    run: (db: Db, id: Id, saved: Saved, role: StaffRole | undefined) => Promise<Id | null | Refusal>
  }
  remove?: (db: Db, id: Id) => Promise<null | Refusal>
}

/** Its records are only rows of the list. */
interface WithoutPages<Row, Added> {
  read?: undefined
  add?: { body: z.ZodType<Added>; run: (db: Db, added: Added) => Promise<Row | Refusal> }
  save?: undefined
  remove?: undefined
}

/** Fastify cannot infer the types of a request from schemas that are type parameters: they stand at each route. */
const withoutInference = (app: App) => app.withTypeProvider<FastifyTypeProviderDefault>()

/** Routes that change one record, and answer it as it is then; without `read` they answer 204. */
export const recordChangeRoutes =
  <Id, Shown, Bodies extends unknown[]>({
    roles,
    params,
    read,
    changes,
  }: Access<Id> & { read?: Read<Id, Shown>; changes: Changes<Id, Bodies> }) =>
  ({ db }: Pick<Shop, 'db'>): Routes =>
  async (app) => {
    for (const change of changes) {
      withoutInference(app).route<{ Params: { id: Id }; Body: Bodies[number] }>({
        method: change.method ?? 'POST',
        url: change.path,
        ...(change.isLong && longRequest),
        config: { staff: { action: change.action, roles }, onlyOnce: change.method === undefined },
        schema: {
          operation: null,
          params,
          ...(change.body && { body: change.body }),
          response: read ? { 200: read.shown } : { 204: z.null() },
        },
        handler: async (request, reply) => {
          const {
            params: { id },
            body,
          } = request
          answer(await (change.body ? change.run(db, id, body, staffOf(request).id) : change.run(db, id)))
          if (read) return answer(await read.run(db, id))
          reply.code(204)
          return null
        },
      })
    }
  }

/**
 * The routes of one kind of record in the back office: its list, and where given those that read, add, save, remove
 * and otherwise change one. A record is answered as it is after its addition or change. In the audit log, `one` and
 * `many` name the kind: 'save category', 'list categories'.
 */
export const recordRoutes =
  <Id, Query, Row, Shown, Added, Saved, Bodies extends unknown[]>(
    one: string,
    many: string,
    kind: ListedKind<Id, Query, Row> &
      (WithPages<Id, Shown, Added, Saved> | WithoutPages<Row, Added>) & { changes?: Changes<Id, Bodies> },
  ) =>
  ({ db }: Pick<Shop, 'db'>): Routes =>
  async (typed) => {
    const app = withoutInference(typed)
    const { roles, readers = roles, params, list, read, add, save, remove, changes, bodyLimit } = kind
    app.get<{ Querystring: Query }>(list.path, {
      config: { staff: { action: `list ${many}`, roles: readers } },
      schema: { operation: null, querystring: list.query, response: { 200: listOf(list.row) } },
      handler: async ({ query }) => list.run(db, query as Query),
    })
    if (read) {
      app.get<{ Params: { id: Id } }>(read.path, {
        config: { staff: { action: `read ${one}`, roles: readers } },
        schema: { operation: null, params, response: { 200: read.shown } },
        handler: async ({ params: { id } }) => answer(await read.run(db, id)),
      })
    }
    if (add) {
      app.post<{ Body: Added }>(list.path, {
        bodyLimit,
        config: { staff: { action: `add ${one}`, roles }, onlyOnce: true },
        schema: { operation: null, body: add.body, response: { 200: read ? read.shown : list.row } },
        handler: async ({ body }) => {
          const added = answer(await add.run(db, body as Added))
          return read ? answer(await read.run(db, added as Id)) : added
        },
      })
    }
    if (save) {
      app.put<{ Params: { id: Id }; Body: Saved }>(read.path, {
        bodyLimit,
        config: { staff: { action: `save ${one}`, roles } },
        schema: { operation: null, params, body: save.body, response: { 200: read.shown } },
        handler: async ({ params: { id }, body, staff }) =>
          answer(await read.run(db, answer(await save.run(db, id, body as Saved, staff?.role)) ?? id)),
      })
    }
    if (remove) {
      app.delete<{ Params: { id: Id } }>(read.path, {
        config: { staff: { action: `remove ${one}`, roles } },
        schema: { operation: null, params, response: { 204: z.null() } },
        handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await remove(db, id))),
      })
    }
    if (changes) await typed.register(recordChangeRoutes({ roles, params, read, changes })({ db }))
  }
