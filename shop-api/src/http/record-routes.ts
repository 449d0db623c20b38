import type { FastifyTypeProviderDefault } from 'fastify'
import { listOf } from 'shared-types/contracts/admin/list'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Refusal } from '../refusal.ts'
import { answer } from './errors.ts'

/** Ids that are words: codes of vouchers and advices, slugs. */
export const codeParams = z.strictObject({ id: z.string().min(1).max(60) })

interface RecordKind<Id, Query, Row, Shown, Added, Change> {
  /** In the audit log: 'save category', 'list categories'. */
  names: { one: string; many: string }
  paths: { one: string; many: string }
  /** May change records; may also read them if `readers` is absent. */
  roles: readonly StaffRole[]
  readers?: readonly StaffRole[]
  params: z.ZodType<{ id: Id }>
  /** Of the body of an addition or a change, in bytes; Fastify's default if absent. */
  bodyLimit?: number
  list: {
    query: z.ZodType<Query>
    row: z.ZodType<Row>
    run: (db: Db, query: Query) => Promise<{ rows: Row[]; total: number }>
  }
  shown: z.ZodType<Shown>
  read: (db: Db, id: Id) => Promise<Shown | Refusal>
  add?: { body: z.ZodType<Added>; run: (db: Db, added: Added) => Promise<Id | Refusal> }
  save?: { body: z.ZodType<Change>; run: (db: Db, id: Id, change: Change) => Promise<Id | null | Refusal> }
  remove?: (db: Db, id: Id) => Promise<null | Refusal>
}

/**
 * The routes of one kind of record in the back office: list and read, and where given add, save and remove. A record
 * is answered as it is after its addition or change.
 */
export const recordRoutes =
  <Id, Query, Row, Shown, Added, Change>(
    { db }: Pick<Shop, 'db'>,
    kind: RecordKind<Id, Query, Row, Shown, Added, Change>,
  ): Routes =>
  async (typed) => {
    // Fastify cannot infer the types of a request from schemas that are type parameters: they stand at each route.
    const app = typed.withTypeProvider<FastifyTypeProviderDefault>()
    const { names, paths, roles, readers = roles, params, list, read, add, save, remove, bodyLimit } = kind
    const response = { 200: kind.shown }
    app.get<{ Querystring: Query }>(paths.many, {
      config: { staff: { action: `list ${names.many}`, roles: readers } },
      schema: { operation: null, querystring: list.query, response: { 200: listOf(list.row) } },
      handler: async ({ query }) => list.run(db, query as Query),
    })
    app.get<{ Params: { id: Id } }>(paths.one, {
      config: { staff: { action: `read ${names.one}`, roles: readers } },
      schema: { operation: null, params, response },
      handler: async ({ params: { id } }) => answer(await read(db, id)),
    })
    if (add) {
      app.post<{ Body: Added }>(paths.many, {
        bodyLimit,
        config: { staff: { action: `add ${names.one}`, roles } },
        schema: { operation: null, body: add.body, response },
        handler: async ({ body }) => answer(await read(db, answer(await add.run(db, body as Added)))),
      })
    }
    if (save) {
      app.put<{ Params: { id: Id }; Body: Change }>(paths.one, {
        bodyLimit,
        config: { staff: { action: `save ${names.one}`, roles } },
        schema: { operation: null, params, body: save.body, response },
        handler: async ({ params: { id }, body }) =>
          answer(await read(db, answer(await save.run(db, id, body as Change)) ?? id)),
      })
    }
    if (remove) {
      app.delete<{ Params: { id: Id } }>(paths.one, {
        config: { staff: { action: `remove ${names.one}`, roles } },
        schema: { operation: null, params, response: { 204: z.null() } },
        handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await remove(db, id))),
      })
    }
  }
