import type { Caller } from './caller'
import type { AccountDetails, PlanDetails } from './plan-access'
import { effectiveLevel, managesPeopleOf } from './plan-access'
import { ROLE_LEVELS } from './role'
import type { RoleLevel } from './role'
import { canRemoveFromAccount } from './team-access'
import type { MemberDecision } from './team-access'

/** One account of a person, with their level and plans there. */
export interface PersonAccount {
  readonly account: AccountDetails
  /** The person's level on the account as a whole. */
  readonly level: RoleLevel
  /** Every plan of the account on which the person holds a role. */
  readonly plans: readonly PlanDetails[]
}

/** A person as the rules about profiles look at them. */
export interface Person {
  readonly userId: number
  readonly isSuperUser: boolean
  /** Every account that the person belongs to, including accounts that the caller cannot see. */
  readonly accounts: readonly PersonAccount[]
}

/** The data of a person that decides who may read the person's name and email address. */
interface ReadablePerson extends Pick<Person, 'userId'> {
  readonly accounts: readonly Pick<PersonAccount, 'account' | 'plans'>[]
}

/**
 * Whether a caller may read a person's name and email address. Callers may read their own. They may
 * read those of every user of an account if they administer the account or one of its plans.
 * Contributors may read those of the users of their plan.
 */
export function canReadPerson(caller: Caller, person: ReadablePerson): boolean {
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
 * Whether a caller may change a person's name and email address. Callers may always change their
 * own. No other caller may change those of an account owner or a super user. Callers may change
 * those of another user if they could remove that user from each of their accounts. The reason: a
 * changed email address gives access to all of these accounts.
 */
export function canEditPerson(caller: Caller, person: Person): MemberDecision {
  if (caller.userId === person.userId) return { allowed: true }
  if (!canReadPerson(caller, person)) return { allowed: false, code: 'not-found' }
  if (person.isSuperUser) return { allowed: false, code: 'stronger' }
  for (const { account, level, plans } of person.accounts) {
    if (account.ownerId === person.userId) return { allowed: false, code: 'account-owner' }
    const decision = canRemoveFromAccount(account, caller, { userId: person.userId, level }, plans)
    if (decision.allowed) continue
    // The existence of another account must not be revealed.
    return decision.code === 'not-found' ? { allowed: false, code: 'not-plan-admin' } : decision
  }
  return { allowed: true }
}

/**
 * Whether a caller may delete a person: under the same rules as for changing them, but users may
 * not delete themselves.
 */
export function canDeletePerson(caller: Caller, person: Person): MemberDecision {
  if (caller.userId !== person.userId) return canEditPerson(caller, person)
  const ownsAny = person.accounts.some(({ account }) => account.ownerId === person.userId)
  return { allowed: false, code: ownsAny ? 'account-owner' : 'self' }
}
