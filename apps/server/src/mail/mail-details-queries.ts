import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database'
import { accounts, plans, siteFeedback, userInvites, users } from '../db/schema'

/** A person as a mail names them. */
export interface MailPerson {
  readonly id: number
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly status: 'pending' | 'accepted'
}

const personColumns = {
  id: users.id,
  emailAddress: users.emailAddress,
  firstName: users.firstName,
  lastName: users.lastName,
  status: users.status,
}

/** A person, or null if they were deleted. */
export async function findMailPerson(orm: Orm, userId: number): Promise<MailPerson | null> {
  const rows = await orm
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return rows[0] ?? null
}

/** The facts for the mail of an invitation. */
export interface InvitationDetails {
  readonly person: MailPerson
  readonly accountId: number
  readonly accountName: string
  readonly planId: number | null
  readonly planName: string | null
  readonly inviter: { readonly firstName: string; readonly lastName: string } | null
}

/** An open invitation, or null if it was withdrawn. */
export async function findInvitationDetails(
  orm: Orm,
  inviteId: number,
): Promise<InvitationDetails | null> {
  const inviters = alias(users, 'inviters')
  const [row] = await orm
    .select({
      person: personColumns,
      accountId: accounts.id,
      accountName: accounts.contactCompanyName,
      planId: plans.id,
      planName: plans.name,
      inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
    })
    .from(userInvites)
    .innerJoin(users, and(eq(users.id, userInvites.userId), isNull(users.deletedAt)))
    .innerJoin(accounts, eq(accounts.id, userInvites.accountId))
    .leftJoin(plans, and(eq(plans.id, userInvites.planId), isNull(plans.deletedAt)))
    .leftJoin(inviters, and(eq(inviters.id, userInvites.invitedById), isNull(inviters.deletedAt)))
    .where(eq(userInvites.id, inviteId))
  return row ?? null
}

/** The data of a deleted plan for a mail about it. */
export interface DeletedPlanDetails {
  readonly name: string
  readonly accountName: string
  readonly deletedAt: Date
  readonly deletedBy: { readonly firstName: string; readonly lastName: string } | null
}

/** A deleted plan, or null if it was restored or removed since. */
export async function findDeletedPlanDetails(
  orm: Orm,
  planId: number,
): Promise<DeletedPlanDetails | null> {
  const [row] = await orm
    .select({
      name: plans.name,
      accountName: accounts.contactCompanyName,
      deletedAt: plans.deletedAt,
      deletedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(plans)
    .innerJoin(accounts, eq(accounts.id, plans.accountId))
    .leftJoin(users, and(eq(users.id, plans.deletedById), isNull(users.deletedAt)))
    .where(eq(plans.id, planId))
  if (row === undefined || row.deletedAt === null) return null
  return { ...row, deletedAt: row.deletedAt }
}

/** A feedback and its author. */
export interface FeedbackDetails {
  readonly id: number
  readonly type: 'Bug Report' | 'Feature Request'
  readonly comment: string
  readonly browser: string
  readonly os: string
  readonly appVersion: string
  readonly route: string
  readonly accountId: number | null
  readonly planId: number | null
  readonly createdAt: Date
  /** Null if they were deleted since. */
  readonly person: MailPerson | null
}

/** A feedback by id, or null. */
export async function findFeedbackDetails(
  orm: Orm,
  feedbackId: number,
): Promise<FeedbackDetails | null> {
  const [row] = await orm
    .select({
      id: siteFeedback.id,
      type: siteFeedback.type,
      comment: siteFeedback.comment,
      browser: siteFeedback.browser,
      os: siteFeedback.os,
      appVersion: siteFeedback.appVersion,
      route: siteFeedback.route,
      accountId: siteFeedback.accountId,
      planId: siteFeedback.planId,
      createdAt: siteFeedback.createdAt,
      person: personColumns,
    })
    .from(siteFeedback)
    .leftJoin(users, and(eq(users.id, siteFeedback.userId), isNull(users.deletedAt)))
    .where(eq(siteFeedback.id, feedbackId))
  return row ?? null
}
