import plugin from 'fastify-plugin'
import type { Bff } from '../context.ts'

/** While the process stops, each answer closes its connection, so that no idle connection delays the stop. */
export const lastAnswers = ({ stopping }: Pick<Bff, 'stopping'>) =>
  plugin(async (app) => {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (stopping.aborted) reply.header('connection', 'close')
      done()
    })
  })
