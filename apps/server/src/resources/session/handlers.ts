import { tokenInvalid, unauthenticated } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { hashNewPassword } from '../../session/passwords'
import { clearRefreshCookie, readRefreshCookie } from '../../session/cookie'
import { createFirstAccount, isFirstAccountToken } from './first-account-queries'
import { requireOwnOrigin } from '../../session/own-origin'
import { hashOfToken } from '../../tokens/refresh-token'
import { findSessionOfToken, revokeSession } from '../../session/session-queries'
import { signInByLink } from '../../session/sign-in-by-link'
import { openSession, refreshSession, signIn } from '../../session/sign-in'
import { sessionOfBearer } from '../../session/bearer'
import { authenticationAnswer, presentSession, refreshAnswer } from './authentication-answer'

/** Signing in and out, and who is signed in. */
export const sessionHandlers: Handlers<
  'authenticate' | 'signInWithBypass' | 'refreshToken' | 'logOut' | 'createFirstAccount' | 'readMe'
> = {
  authenticate: async ({ request, reply, body, now, ...services }) => {
    requireOwnOrigin(request, services.config.publicUrl)
    const opened = await signIn(services, reply, { ...body, ipAddress: request.ip, now })
    return { body: await authenticationAnswer(services, opened, now) }
  },

  signInWithBypass: async ({ request, reply, body, now, ...services }) => {
    requireOwnOrigin(request, services.config.publicUrl)
    const accessToken = await signInByLink(services, reply, {
      token: body.refreshToken,
      ipAddress: request.ip,
      now,
    })
    return { body: { accessToken: { token: accessToken } } }
  },

  refreshToken: async ({ request, reply, now, ...services }) => {
    requireOwnOrigin(request, services.config.publicUrl)
    const cookie = readRefreshCookie(request)
    if (cookie === null) throw unauthenticated()
    try {
      const refreshed = await refreshSession(services, reply, cookie, now)
      return { body: await refreshAnswer(services, refreshed, now) }
    } catch (error) {
      clearRefreshCookie(reply, services.config.publicUrl)
      throw error
    }
  },

  logOut: async ({ request, reply, now, orm, tokens, config }) => {
    requireOwnOrigin(request, config.publicUrl)
    const cookie = readRefreshCookie(request)
    const sessionIds = [
      cookie === null ? null : await findSessionOfToken(orm, hashOfToken(cookie)),
      await sessionOfBearer(request, tokens, now),
    ]
    for (const sessionId of new Set(sessionIds)) {
      if (sessionId !== null) await revokeSession(orm, sessionId, 'logged_out', now)
    }
    clearRefreshCookie(reply, config.publicUrl)
    return { body: undefined }
  },

  createFirstAccount: async ({ request, reply, body, now, ...services }) => {
    requireOwnOrigin(request, services.config.publicUrl)
    const tokenHash = hashOfToken(body.token)
    if (!(await isFirstAccountToken(services.orm, tokenHash, now))) throw tokenInvalid()
    const ownerId = await createFirstAccount(services.orm, {
      tokenHash,
      companyName: body.contactCompanyName.trim(),
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      emailAddress: body.emailAddress,
      passwordHash: await hashNewPassword(body.password),
      now,
    })
    if (ownerId === null) throw tokenInvalid()
    const opened = await openSession(services, reply, ownerId, now)
    return { body: await authenticationAnswer(services, opened, now) }
  },

  readMe: async ({ signedIn, orm, config, files, now }) => ({
    body: await presentSession({ orm, config, files }, signedIn, now),
  }),
}
