import { asc, inArray } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { accounts } from '../../db/schema'
import type { UserRoleRow } from './queries'

/** Records that roles were revoked, in the audit log and for followers. Call it last in a transaction. */
export async function recordRevoked(
  tx: Orm,
  roles: readonly Pick<UserRoleRow, 'id' | 'userId' | 'accountId' | 'planId' | 'roleId'>[],
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<void> {
  for (const { id, userId, accountId, planId, roleId } of roles) {
    await recordAudit(
      tx,
      {
        userId: actorId,
        accountId,
        action: 'role_revoked',
        subjectType: 'user_role',
        subjectId: id,
        details: { userId, planId, roleId },
      },
      now,
    )
  }
  const planIds = new Set(roles.flatMap(({ planId }) => (planId === null ? [] : [planId])))
  for (const planId of [...planIds].toSorted((a, b) => a - b)) {
    const ids = roles.filter((role) => role.planId === planId).map(({ id }) => id)
    await recordRoleChange(tx, { planId, ids, action: 'deleted' }, now)
  }
}

/** Locks accounts against other changes of roles, always in the same order to prevent deadlocks. */
export async function lockAccounts(tx: Orm, accountIds: readonly number[]): Promise<void> {
  const ids = [...new Set(accountIds)]
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.id))
    .for('no key update')
}

/** Records a change of roles for followers of the plan; account-wide roles have no plan. */
export async function recordRoleChange(
  tx: Orm,
  change: {
    readonly planId: number | null
    readonly ids: readonly number[]
    readonly action: 'created' | 'updated' | 'deleted'
  },
  now: Date,
): Promise<void> {
  const { planId, ids, action } = change
  if (planId === null) return
  await recordChange(tx, { planId, collection: 'user_roles', action, ids }, now)
}
