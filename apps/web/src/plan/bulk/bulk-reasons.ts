import type { BulkChangeRefusal } from '@throughline/api-client'
import type { BulkRefusal } from '@throughline/domain/bulk'
import { formatCount, isolateText } from '@throughline/domain/messages'

/** Names that a reason can contain. */
interface RefusalContext {
  /** Name of the refused item's channel; null for none. */
  readonly channelName: string | null
  /** Name of the item's plan; null if it is not loaded. */
  readonly planName: string | null
}

const reasons: Readonly<Record<BulkRefusal, string | ((context: RefusalContext) => string)>> = {
  'not-found': 'no longer exists',
  'account-inactive': 'the subscription has expired',
  viewer: 'viewers cannot edit',
  'other-plan': ({ planName }) =>
    planName === null ? 'belongs to another plan' : `belongs to ${isolateText(planName)}`,
  'plan-frozen': 'the plan is frozen',
  'channel-not-assigned': ({ channelName }) =>
    channelName === null
      ? 'you cannot edit its channel'
      : `you cannot edit ${isolateText(channelName)}`,
  'changed-by-others': 'somebody else changed it',
  repeating: 'repeats',
  unscheduled: 'has no dates',
  'same-month': 'would stay in its month',
  'out-of-range': 'would leave the calendar',
  'becomes-tactic': 'an initiative cannot become a tactic',
  'becomes-initiative': 'a tactic cannot become an initiative',
  'type-deleted': 'its plan does not have this type',
  'flagging-off': ({ channelName }) =>
    channelName === null ? 'its channel has no flags' : `${isolateText(channelName)} has no flags`,
}

/** Returns the reason why a bulk change refuses an item, in a few words without a period. */
export function reasonOf(
  { code, channelName }: Pick<BulkChangeRefusal, 'code' | 'channelName'>,
  planName: string | null,
): string {
  const reason = reasons[code]
  return typeof reason === 'string' ? reason : reason({ channelName, planName })
}

/** Returns a sentence about the items that a change or its undo has refused; empty for none. */
export function retainedSentence(refused: readonly Pick<BulkChangeRefusal, 'code'>[]): string {
  if (refused.length === 0) return ''
  const isOne = refused.length === 1
  const retained = isOne
    ? '1 item stays as it is'
    : `${formatCount(refused.length)} items stay as they are`
  if (refused.every(({ code }) => code === 'changed-by-others')) {
    const [stay, them] = isOne ? ['item stays', 'it'] : ['items stay', 'them']
    return `${formatCount(refused.length)} ${stay}: somebody else changed ${them}.`
  }
  return `${retained}.`
}
