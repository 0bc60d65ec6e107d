import { isApiError } from '@throughline/api-client'
import { isolateText, PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { REPEATING_TOAST_LIFE_MS, TOAST_LIFE_MS } from '@throughline/domain/session'

/** Names that a refusal may contain. */
export interface RefusalNames {
  /** Name of the item's channel. */
  readonly channelName: string
  /** Name of the plan that the item belongs to. */
  readonly planName: string
}

/** Toast of a refusal. */
export interface RefusalNotice {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly lifetimeMs: number
}

/** Returns the toast for the code of a refusal. */
export function noticeOfRefusal(code: string, names: RefusalNames): RefusalNotice {
  switch (code) {
    case 'repeating':
      return {
        tone: 'error',
        text: TACTIC_MESSAGES.repeatingCannotMove,
        lifetimeMs: REPEATING_TOAST_LIFE_MS,
      }
    case 'viewer':
      return warning(TACTIC_MESSAGES.viewerCannotEdit)
    case 'plan-frozen':
      return warning(PLAN_MESSAGES.frozen)
    case 'other-plan':
      return warning(
        `This item belongs to ${isolateText(names.planName)}. Open that plan to change it.`,
      )
    case 'channel-not-assigned':
      return warning(
        `You do not have edit rights for the channel ${isolateText(names.channelName)}.`,
      )
    case 'monthly':
      return warning('This item lasts whole months and cannot be resized.')
    case 'out-of-range':
      return warning(TACTIC_MESSAGES.outOfRange)
    case 'account-inactive':
      return warning('The subscription of this account has expired.')
    default:
      return warning('You cannot change this item.')
  }
}

/**
 * Returns the toast for an error of the server that a rule of access caused; null for other errors.
 */
export function refusalOfError(error: unknown, names: RefusalNames): RefusalNotice | null {
  if (isApiError(error, 'frozen')) return noticeOfRefusal('plan-frozen', names)
  if (!isApiError(error, 'forbidden')) return null
  switch (error.failure.code) {
    case 'channel_not_editable':
      return noticeOfRefusal('channel-not-assigned', names)
    case 'other_plan_item':
      return noticeOfRefusal('other-plan', names)
    case 'account_inactive':
      return noticeOfRefusal('account-inactive', names)
    default:
      return noticeOfRefusal('viewer', names)
  }
}

function warning(text: string): RefusalNotice {
  return { tone: 'warning', text, lifetimeMs: TOAST_LIFE_MS }
}
