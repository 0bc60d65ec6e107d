import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { SUPER_PLAN_ID } from '../../config/config'
import { insertBaseData } from '../../db/base-data'
import type { Orm } from '../../db/database'
import {
  accounts,
  channels,
  plans,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
} from '../../db/schema'
import { createTestDatabase } from '../../db/testing/create-test-database'
import { copyDefaultChannels } from './default-channels-queries'

/** Returns the channels, types and platforms of a plan by name, without any id. */
async function offersOf(orm: Orm, planId: number) {
  return orm
    .select({
      channel: channels.name,
      kind: channels.kind,
      color: channels.uiColor,
      isPaidMedia: channels.isPaidMedia,
      type: tacticTypes.name,
      typeKind: tacticTypes.kind,
      platform: tacticPlatforms.name,
    })
    .from(channels)
    .innerJoin(tacticTypes, eq(tacticTypes.channelId, channels.id))
    .leftJoin(tacticTypePlatforms, eq(tacticTypePlatforms.tacticTypeId, tacticTypes.id))
    .leftJoin(tacticPlatforms, eq(tacticPlatforms.id, tacticTypePlatforms.tacticPlatformId))
    .where(eq(channels.planId, planId))
    .orderBy(asc(channels.orderIndex), asc(tacticTypes.orderIndex), asc(tacticPlatforms.name))
}

it('gives a plan what the super plan offers now, renamed channels included', async () => {
  const database = await createTestDatabase()
  const { orm } = database
  await insertBaseData(orm)
  await orm.update(channels).set({ name: 'Web' }).where(eq(channels.name, 'Website'))
  const [account] = await orm
    .insert(accounts)
    .values({ contactCompanyName: 'Northfield' })
    .returning({ id: accounts.id })
  const [plan] = await orm
    .insert(plans)
    .values({ accountId: account?.id ?? 0, name: 'New Plan', type: 'Individual' })
    .returning({ id: plans.id })
  const planId = plan?.id ?? 0

  await copyDefaultChannels(orm, planId)

  const offers = await offersOf(orm, planId)
  expect(offers).toEqual(await offersOf(orm, SUPER_PLAN_ID))
  expect(new Set(offers.map(({ channel }) => channel)).size).toBe(16)
  expect(offers.some(({ channel }) => channel === 'Web')).toBe(true)
  await database.close()
})
