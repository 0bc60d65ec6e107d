import { AsyncResource } from 'node:async_hooks'
import type { Orm } from '../db/database'
import type { Clock } from '../platform/clock'
import { composeMail } from './compose-mail'
import type { MailSettings } from './compose-mail'
import { MailRefusedError } from './mail-message'
import type { MailTransport } from './mail-message'
import { LONGEST_DELAY_MS, claimMail, dropMail, postponeMail } from './sender-queries'
import type { ClaimedMail } from './sender-queries'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How many mails are sent at the same time, so that a slow one does not delay the others. */
const LANES = 3
/** Longer than the time limit of a mail server, so that two processes never send the same mail. */
const CLAIM_MS = 5 * MINUTE_MS
/** How often the queue is checked without a wake-up, for postponed mails and those of a process that died. */
const POLL_MS = 30_000
/** How long the sender retries a mail before it discards it. */
const lifetimeMs: Readonly<Record<ClaimedMail['kind'], number>> = {
  invitation: 5 * DAY_MS,
  password_reset: DAY_MS,
  password_changed: 5 * DAY_MS,
  address_changed: 5 * DAY_MS,
  // Afterwards there is nothing left to restore.
  plan_deleted: 5 * DAY_MS,
  feedback: 5 * DAY_MS,
}

/** Sends the mails of the queue. */
export interface MailSender {
  /** Call it when there may be a new mail. Returns immediately. */
  wake(): void
  /** Stops taking mails, and waits for those that are being sent. */
  close(): Promise<void>
}

/** The parameters of {@link createMailSender}. */
export interface MailSenderOptions {
  readonly orm: Orm
  readonly clock: Clock
  readonly settings: MailSettings
  readonly transport: MailTransport
  /** Called for a mail that could not be sent, without its recipient and content. */
  readonly onFailure: (failure: MailFailure) => void
}

/** A mail that could not be sent. */
export interface MailFailure {
  /** The id in the queue; null if the queue could not be read. */
  readonly mailId: number | null
  readonly reason: string
  /** False: it will be tried again. */
  readonly isFinal: boolean
}

/**
 * Sends the mails of the queue. Several processes share the queue, and one takes over the
 * mails of another that died. A failed mail is tried again with growing delays, while the
 * others continue.
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { orm, clock, transport, onFailure } = options
  const closing = new AbortController()
  let isAwaited = false
  let underWay: Promise<void> | null = null

  const drainLane = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const now = clock.now()
      const mail = await claimMail(orm, { now, until: new Date(now.getTime() + CLAIM_MS) })
      if (mail === null) return
      await deliver(options, mail, now)
    }
  }

  const drain = async (): Promise<void> => {
    while (isAwaited && !closing.signal.aborted) {
      isAwaited = false
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, drainLane))
      for (const lane of lanes) {
        if (lane.status === 'rejected') {
          onFailure({ mailId: null, reason: codeOf(lane.reason), isFinal: false })
        }
      }
    }
  }

  // Bound: sending is no part of the request that queued a mail.
  const wake = AsyncResource.bind((): void => {
    isAwaited = true
    if (closing.signal.aborted || underWay !== null) return
    underWay = drain().finally(() => {
      underWay = null
      if (isAwaited) wake()
    })
  })

  const timer = setInterval(wake, POLL_MS)
  timer.unref()

  return {
    wake,
    async close() {
      closing.abort()
      clearInterval(timer)
      await underWay
      transport.close()
    },
  }
}

/** Sends one mail and records the outcome. */
async function deliver(
  { orm, settings, transport, onFailure }: MailSenderOptions,
  mail: ClaimedMail,
  now: Date,
): Promise<void> {
  try {
    const message = await composeMail(orm, mail, settings, now)
    if (message !== null) await transport.send(message)
    await dropMail(orm, mail.id)
  } catch (error) {
    const reason = codeOf(error)
    const isTooOld = now.getTime() - mail.createdAt.getTime() >= lifetimeMs[mail.kind]
    const isFinal = error instanceof MailRefusedError || isTooOld
    onFailure({ mailId: mail.id, reason, isFinal })
    if (isFinal) await dropMail(orm, mail.id)
    else await postponeMail(orm, mail, { at: nextAttempt(now, mail.attempts), reason })
  }
}

function nextAttempt(now: Date, attempts: number): Date {
  const delayMs = Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return new Date(now.getTime() + delayMs)
}

/** A short code for the log. Error messages may contain email addresses, so they are left out. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return /^[\w .-]{1,60}$/.test(code) ? code : error.name
}
