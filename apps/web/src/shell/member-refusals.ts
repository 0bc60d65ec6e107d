import type { MemberRefusal } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'

/** Reasons why a member cannot be changed or removed, one sentence each. */
export const memberRefusals: Readonly<Record<MemberRefusal, string>> = {
  'not-found': TEAM_MESSAGES.manageRefused,
  'account-inactive': TEAM_MESSAGES.manageRefused,
  'not-plan-admin': TEAM_MESSAGES.manageRefused,
  'account-owner': TEAM_MESSAGES.ownerLocked,
  self: TEAM_MESSAGES.selfLocked,
  stronger: TEAM_MESSAGES.strongerLocked,
}
