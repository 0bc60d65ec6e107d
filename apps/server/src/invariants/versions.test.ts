import { beforeAll, describe, expect, it } from 'vitest'
import { plans } from '../db/schema'
import { loadContract } from '../http/contract'
import type { ContractOperation, OperationId } from '../http/contract'
import { callerOf } from '../testing/access-matrix/callers'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import type { Caller } from '../testing/access-matrix/scenario'
import { server, setUpServer, tokens, world } from '../testing/world-scenario'

/** Operations that change a record without a version, each with the reason. */
const unversioned: Partial<Record<OperationId, string>> = {
  updateAccount: 'one owner edits an account',
  updateComment: 'only its author edits a comment',
  updateTacticFieldValue: 'the version is that of its item',
  updateUser: 'only the user and admins edit a profile',
  updateUserRole: 'rights are chosen, not typed',
}

const { document, operations } = loadContract()
const edits = operations.filter(({ method }) => method === 'PUT' || method === 'PATCH')
const isVersioned = ({ path, method }: ContractOperation) =>
  valueAt(document, ['paths', path, method.toLowerCase(), 'responses', '412']) !== undefined

function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  )
}

/** Operations whose samples in the access matrix already have a version. */
const checkedElsewhere = new Set<OperationId>([
  'setPlanFreeze',
  'updateBudget',
  'updatePlan',
  'updatePlanName',
  'updateTactic',
])

let owner: Caller
let turn = 0

setUpServer({ hasDevModeSeats: true })
beforeAll(async () => {
  await server.database.orm.update(plans).set({ useDashboards: true })
  owner = await callerOf(server.database.orm, world, 'owner')
})

/** Another good change of the same record, each time with other values. */
async function changeOf(id: OperationId) {
  turn += 1
  const { orm } = server.database
  return samples[id](scenarioFor({ orm, world, calendarOrigin: '' }, owner, turn))
}

describe('every change of a record', () => {
  it('has a version, or a reason to have none', () => {
    const without = edits.filter((operation) => !isVersioned(operation)).map(({ id }) => id)
    expect(without.toSorted()).toEqual(Object.keys(unversioned).toSorted())
  })

  it.each(edits.filter((one) => isVersioned(one) && !checkedElsewhere.has(one.id)))(
    'is refused on an older version, and loses nothing: $id',
    async ({ id }) => {
      const { url, body } = await changeOf(id)
      const send = (change: object | undefined, version: number | null) =>
        server.call({
          method: 'PUT',
          url,
          token: tokens.owner,
          ...(version === null ? {} : { headers: { 'if-match': `"${version}"` } }),
          body: change,
        })
      const other = (await changeOf(id)).body

      const first = await send(body, 1)
      expect(first).toMatchObject({ status: 200, json: { version: 2 } })
      expect(first.headers['etag']).toBe('"2"')
      const second = await send(other, 1)
      expect(second.json).toMatchObject({ status: 412, code: 'version_conflict' })
      expect(stable(second.json?.['current'])).toEqual(stable(first.json))
      expect(await send(other, 2)).toMatchObject({ status: 200, json: { version: 3 } })
      // Clients that know no versions write as before, and their changes count.
      expect(await send(body, null)).toMatchObject({ status: 200, json: { version: 4 } })
      expect(await send(other, 99)).toMatchObject({ status: 412 })
    },
  )
})

/** Returns a record without its signed URLs, which differ in every response. */
function stable(record: unknown): unknown {
  return JSON.parse(
    JSON.stringify(record, (key, value: unknown) => (/url|fileLocation/iu.test(key) ? '' : value)),
  )
}
