import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { accountMembers, userRoles, users } from '../../db/schema'
import { ApiError } from '../../errors/api-error'
import { insertInvite } from '../user-invites/send-invite-queries'
import { lockSeats } from '../user-roles/seat-queries'
import { insertUserRole } from '../user-roles/write-queries'
import type { NewRole, RoleWriting } from '../user-roles/write-queries'
import { lockEmailAddress } from './email-address-queries'
import { returnToUrl } from './remove-user-queries'

/** A person to add to an account. */
export interface NewPerson {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly accountId: number
  /** Their first role, on a plan; null for none. */
  readonly role: Omit<NewRole, 'userId' | 'accountId'> | null
}

/**
 * Adds a person to an account: the user, unless the email address exists, the membership, the
 * invitation with its mail, and the role with its seat. Runs in the caller's transaction, so that
 * either all rows are written or none.
 *
 * It adds an existing user of another account in the same way. The response does not reveal that
 * the user existed.
 *
 * @returns the id of the user
 * @throws ApiError 409 for a member of the account, and without a free seat
 */
export async function createPerson(
  tx: Orm,
  { role, accountId, ...person }: NewPerson,
  writing: RoleWriting,
): Promise<number> {
  const { actorId, now } = writing
  const seats = await lockSeats(tx, accountId, writing.settings)
  const existing = await lockEmailAddress(tx, person.emailAddress)
  const planId = role?.planId ?? null
  if (existing !== null) await requireNonMember(tx, existing.id, accountId, planId)
  const isUnproven = existing?.status === 'accepted' && !existing.isAddressProven
  if (isUnproven) await returnToUrl(tx, existing.id, now)
  const userId = existing?.id ?? (await insertPerson(tx, person, now))
  await tx.insert(accountMembers).values({ accountId, userId, createdAt: now })
  await insertInvite(tx, { userId, accountId, planId, person }, { actorId, now })
  await recordAudit(
    tx,
    { userId: actorId, accountId, action: 'person_added', subjectType: 'user', subjectId: userId },
    now,
  )
  if (role !== null) await insertUserRole(tx, { ...role, userId, accountId }, seats, writing)
  return userId
}

async function insertPerson(
  tx: Orm,
  person: Pick<NewPerson, 'emailAddress' | 'firstName' | 'lastName'>,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ ...person, status: 'pending', createdAt: now })
    .returning({ id: users.id })
  if (row === undefined) throw new Error('A stored person has no id.')
  return row.id
}

/** Refuses a person who already belongs to the account. */
async function requireNonMember(
  tx: Orm,
  userId: number,
  accountId: number,
  planId: number | null,
): Promise<void> {
  const members = await tx
    .select({ userId: accountMembers.userId })
    .from(accountMembers)
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId)))
  if (members.length === 0) return
  const isOnPlan =
    planId !== null &&
    (await tx.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.planId, planId)))) >
      0
  const code = isOnPlan ? 'already_on_plan' : 'email_taken'
  const detail = isOnPlan ? TEAM_MESSAGES.alreadyOnPlan : TEAM_MESSAGES.emailUsedOnCreate
  throw new ApiError({
    status: 409,
    code,
    detail,
    fields: [{ path: '/emailAddress', message: detail, code }],
  })
}
