import plugin from 'fastify-plugin'
import type { Bff } from '../context.ts'

/** While the process stops, each answer is the last on its connection: nobody is kept waiting for idle ones. */
export const lastAnswers = ({ stopping }: Pick<Bff, 'stopping'>) =>
  plugin(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      if (stopping.aborted) reply.header('connection', 'close')
    })
  })
