import { iriOf } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import type { RequestHandler } from 'msw'
import { buildPerson, wirePersonOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { notFound, problemResponse } from './problem-response'

/** The password of all users. */
export const RIGHT_PASSWORD = 'a long sentence of mine'

/** A link with this token was used before. Every other token works. */
export const USED_TOKEN = 'used-token-of-a-link'

/** Name of the only single sign-on that a link can name. */
const CONNECTION = 'northfield'

/** Users of this email domain can sign in elsewhere. */
export const singleSignOn = {
  domain: 'northfield.example',
  redirectUrl: 'https://id.northfield.example/start',
  isPasswordAllowed: true,
} as const

/** Users of this email domain cannot use a password, except the account owner. */
export const singleSignOnOnly = {
  domain: 'southfield.example',
  redirectUrl: '/api/saml/login?sso=southfield',
  isPasswordAllowed: false,
} as const

/** Account 1, as the session lists it. */
export const accountOfSession: Schemas['AccountSummary'] = {
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
    post('/authenticate', async ({ request, response }) => {
      const { emailAddress, password } = await request.json()
      if (password === RIGHT_PASSWORD) return response(200).json(signedIn)
      return response.untyped(
        emailAddress.endsWith(`@${singleSignOnOnly.domain}`)
          ? problemResponse(403, 'password_not_allowed', {
              detail: SIGN_IN_MESSAGES.singleSignOnOnly,
            })
          : problemResponse(401, 'credentials_mismatch'),
      )
    }),
    get('/me', ({ response }) =>
      response(200).json({
        user,
        roles: [],
        accounts: [accountOfSession],
        isProductTeam: false,
        superOwnerOfAccountIds: [],
      }),
    ),
    post('/logout', ({ response }) => response(204).empty()),
    get('/user_domains', ({ query, response }) => {
      const domains = [singleSignOn, singleSignOnOnly]
      const items = domains.filter(({ domain }) => domain === query.get('domain'))
      return response(200).json({ items, total: items.length })
    }),
    get('/saml/metadata', ({ query, response }) =>
      query.get('sso') === CONNECTION
        ? response.untyped(
            new Response('<EntityDescriptor/>', {
              headers: { 'content-type': 'application/samlmetadata+xml' },
            }),
          )
        : response.untyped(notFound()),
    ),
    post('/user/forgotpassword', ({ response }) => response(200).json({ ok: true })),
    post('/usertoken/{token}', ({ params, response }) =>
      params.token === USED_TOKEN
        ? response.untyped(refusedLink())
        : response(200).json({ ok: true }),
    ),
    post('/user-password-with-token/{token}', ({ params, response }) =>
      params.token === USED_TOKEN ? response.untyped(refusedLink()) : response(200).json(signedIn),
    ),
    post('/first-account', ({ response }) => response(201).json(signedIn)),
    post('/authenticate/bypass', async ({ request, response }) =>
      (await request.json()).refreshToken === USED_TOKEN
        ? response.untyped(refusedLink())
        : response(200).json({ accessToken: signedIn.accessToken }),
    ),
  ]
}
