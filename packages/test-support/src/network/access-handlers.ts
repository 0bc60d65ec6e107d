import { iriOf } from '@throughline/api-client'
import type { RequestHandler } from 'msw'
import { buildPerson, wirePersonOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { problemResponse } from './problem-response'

/** The password with which everybody signs in. */
export const RIGHT_PASSWORD = 'a long sentence of mine'

/** A link with this token was used before. Every other token works. */
export const USED_TOKEN = 'used-token-of-a-link'

/** People of this email domain sign in elsewhere. */
export const SINGLE_SIGN_ON = {
  domain: 'northfield.example',
  redirectUrl: 'https://id.northfield.example/start',
} as const

const ACCOUNT: Schemas['AccountSummary'] = {
  id: 1,
  contactCompanyName: 'Northfield',
  owner: iriOf('users', 1001),
  ownerId: 1001,
  isActive: true,
  accountActive: true,
  isBillingShown: false,
  hasTacticTypeCF: false,
  source: null,
}

/** Answers signing in, passwords and links. The person is the one of `buildPerson`. */
export function accessHandlers(): readonly RequestHandler[] {
  const { get, post } = contractHttp
  const user = wirePersonOf(buildPerson())
  const signedIn: Schemas['AuthenticationAnswer'] = {
    accessToken: { token: 'fresh', refreshToken: null },
    user,
    roles: [],
  }
  const refusedLink = () => problemResponse(401, 'token_invalid', { detail: 'The link was used.' })
  return [
    post('/authenticate', async ({ request, response }) =>
      (await request.json()).password === RIGHT_PASSWORD
        ? response(200).json(signedIn)
        : response.untyped(problemResponse(401, 'credentials_mismatch')),
    ),
    get('/me', ({ response }) =>
      response(200).json({
        user,
        roles: [],
        accounts: [ACCOUNT],
        isProductTeam: false,
        superOwnerOfAccountIds: [],
      }),
    ),
    post('/logout', ({ response }) => response(204).empty()),
    get('/user_domains', ({ query, response }) => {
      const items = query.get('domain') === SINGLE_SIGN_ON.domain ? [SINGLE_SIGN_ON] : []
      return response(200).json({ items, total: items.length })
    }),
    post('/user/forgotpassword', ({ response }) => response(200).json({ ok: true })),
    post('/usertoken/{token}', ({ params, response }) =>
      params.token === USED_TOKEN
        ? response.untyped(refusedLink())
        : response(200).json({ ok: true }),
    ),
    post('/user-password-with-token/{token}', ({ params, response }) =>
      params.token === USED_TOKEN ? response.untyped(refusedLink()) : response(200).json(signedIn),
    ),
    post('/authenticate/bypass', async ({ request, response }) =>
      (await request.json()).refreshToken === USED_TOKEN
        ? response.untyped(refusedLink())
        : response(200).json({ accessToken: signedIn.accessToken }),
    ),
  ]
}
