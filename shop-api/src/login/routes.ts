import { ServiceLoginRequest, ServiceLoginResponse } from 'shared-types/contracts/provider/login'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { createGuessLimit } from './guess-limit.ts'
import { loginService } from './login-service.ts'

export const loginRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const limited = createGuessLimit()
    app.post('/login', {
      schema: {
        operation: operations.logInService,
        body: ServiceLoginRequest,
        response: { 200: ServiceLoginResponse },
      },
      handler: async (request) =>
        answer(await limited(request, () => loginService(shop.config, app.jwt, request.body))),
    })
  }
