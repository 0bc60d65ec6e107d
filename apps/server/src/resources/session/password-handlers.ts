import type { Handlers } from '../../operations/handler'
import { requireOwnOrigin } from '../../session/own-origin'
import { requestReset, setPasswordByLink } from '../../session/passwords-by-link'
import { openSession } from '../../session/sign-in'
import { authenticationAnswer } from './authentication-answer'

const ok = { ok: true } as const

/** Forgotten, changed and first passwords. */
export const passwordHandlers: Handlers<
  'requestPasswordReset' | 'requestPasswordResetByBody' | 'changePassword' | 'setPassword'
> = {
  requestPasswordReset: async ({ request, params, now, ...services }) => {
    await requestReset(services, { emailAddress: params.email, ipAddress: request.ip, now })
    return { body: ok }
  },

  requestPasswordResetByBody: async ({ request, body, now, ...services }) => {
    const { emailAddress } = body
    await requestReset(services, { emailAddress, ipAddress: request.ip, now })
    return { body: ok }
  },

  changePassword: async ({ request, params, body, now, ...services }) => {
    await setPasswordByLink(services, {
      token: params.token,
      purpose: 'change_password',
      password: body.password,
      ipAddress: request.ip,
      now,
    })
    return { body: ok }
  },

  setPassword: async ({ request, reply, params, body, now, ...services }) => {
    requireOwnOrigin(request, services.config.publicUrl)
    const userId = await setPasswordByLink(services, {
      token: params.token,
      purpose: 'set_password',
      password: body.password,
      ipAddress: request.ip,
      now,
    })
    const opened = await openSession(services, reply, userId, now)
    return { body: await authenticationAnswer(services, opened, now) }
  },
}
