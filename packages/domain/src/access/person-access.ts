import type { Caller } from './caller'
import type { AccountFacts, PlanFacts } from './plan-access'
import { effectiveLevel, managesPeopleOf } from './plan-access'
import { ROLE_LEVELS } from './role'
import type { RoleLevel } from './role'
import { canRemoveFromAccount } from './team-access'
import type { MemberDecision } from './team-access'

/** One account of a person, with what the person is there. */
export interface PersonAccount {
  readonly account: AccountFacts
  /** The person's level on the account as a whole. */
  readonly level: RoleLevel
  /** Every plan of the account on which the person holds a role. */
  readonly plans: readonly PlanFacts[]
}

/** A person as the rules about profiles look at them. */
export interface Person {
  readonly userId: number
  readonly isSuperUser: boolean
  /** Every account that the person belongs to, known to the caller or not. */
  readonly accounts: readonly PersonAccount[]
}

/**
 * Whether a caller may read somebody's name and address: one's own, those of
 * people of an account of which one is in charge or administers a plan, and
 * those of people on a plan on which one contributes.
 */
export function canReadPerson(caller: Caller, person: Person): boolean {
  if (caller.userId === person.userId) return true
  return person.accounts.some(
    ({ account, plans }) =>
      account.isActive &&
      (managesPeopleOf(account, caller) ||
        plans.some((plan) => {
          const level = effectiveLevel(caller, plan)
          return level !== null && level <= ROLE_LEVELS.contributor
        })),
  )
}

/**
 * Whether a caller may change somebody's name and address, or delete them. One's
 * own name and address are always one's own; those of an account owner and of a
 * super user nobody else's; those of others belong to whoever could remove them
 * from each of their accounts, since a changed address opens all of them.
 */
export function canEditPerson(caller: Caller, person: Person): MemberDecision {
  if (caller.userId === person.userId) return { allowed: true }
  if (!canReadPerson(caller, person)) return { allowed: false, code: 'not-found' }
  if (person.isSuperUser) return { allowed: false, code: 'stronger' }
  for (const { account, level, plans } of person.accounts) {
    if (account.ownerId === person.userId) return { allowed: false, code: 'account-owner' }
    const decision = canRemoveFromAccount(account, caller, { userId: person.userId, level }, plans)
    if (decision.allowed) continue
    // That there is another account is nobody's business.
    return decision.code === 'not-found' ? { allowed: false, code: 'not-plan-admin' } : decision
  }
  return { allowed: true }
}

/** Whether a caller may delete somebody: as changing them, and nobody themself. */
export function canDeletePerson(caller: Caller, person: Person): MemberDecision {
  if (caller.userId !== person.userId) return canEditPerson(caller, person)
  const ownsAny = person.accounts.some(({ account }) => account.ownerId === person.userId)
  return { allowed: false, code: ownsAny ? 'account-owner' : 'self' }
}
