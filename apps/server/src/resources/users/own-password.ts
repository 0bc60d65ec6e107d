import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { rateLimited, unprocessable } from '../../errors/api-error'
import { admit, forgetAttempt } from '../../session/admit-queries'
import { mayUsePassword, passwordNotAllowed } from '../../session/password-permission-queries'
import { hashNewPassword, verifyPassword } from '../../session/passwords'
import { findPasswordHash } from '../../session/session-queries'

/** Max wrong current passwords of a user in the window, counted over all of their sessions. */
const WRONG_PASSWORDS = 10
const WINDOW_MINUTES = 15

/** A user's change of their own password. */
interface OwnPassword {
  readonly userId: number
  readonly currentPassword: string | undefined
  readonly newPassword: string
}

/**
 * Checks a user's change of their own password, and hashes the new one. The current password proves
 * that the user is at the keyboard, and not an intruder who found an open session. A user without a
 * password sets the first one through the link of a mail, which is equally good proof.
 *
 * @throws ApiError 403 if the user must use single sign-on, 422 for a wrong current password or a
 *   weak new one, 429 after too many wrong ones
 */
export async function hashOwnPassword(
  orm: Orm,
  config: AppConfig,
  { userId, currentPassword, newPassword }: OwnPassword,
  now: Date,
): Promise<string> {
  if (!(await mayUsePassword(orm, config, userId))) throw passwordNotAllowed()
  const passwordHash = await findPasswordHash(orm, userId)
  if (passwordHash === null) throw wrongPassword(PASSWORD_MESSAGES.noCurrent, '/password')
  if (currentPassword === undefined) throw wrongPassword(PASSWORD_MESSAGES.currentMissing)
  const admission = await admit(
    orm,
    {
      action: 'current_password_failed',
      userId,
      keys: {},
      windowMinutes: WINDOW_MINUTES,
      limits: [{ by: [], max: WRONG_PASSWORDS }],
    },
    now,
  )
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
  if (!(await verifyPassword(passwordHash, currentPassword))) {
    throw wrongPassword(PASSWORD_MESSAGES.currentWrong)
  }
  await forgetAttempt(orm, admission.attemptId)
  return hashNewPassword(newPassword)
}

function wrongPassword(reason: string, path = '/currentPassword') {
  return unprocessable('wrong_password', reason, path)
}
