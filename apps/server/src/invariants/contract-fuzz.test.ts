import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { generateSync } from 'json-schema-faker'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertBaseData } from '../db/base-data'
import { createRandom } from '../demo/random'
import { loadContract } from '../http/contract'
import type { ContractOperation } from '../http/contract'
import { callerOf } from '../testing/access-matrix/callers'
import { samples } from '../testing/access-matrix/samples'
import { scenarioFor } from '../testing/access-matrix/scenario'
import type { Caller } from '../testing/access-matrix/scenario'
import { requestSchemasOf } from '../testing/fuzz/request-schemas'
import type { RequestSchemas } from '../testing/fuzz/request-schemas'
import { mutate, mutateUrl } from '../testing/fuzz/mutate'
import type { Pick } from '../testing/fuzz/mutate'
import type { Call } from '../testing/test-server'
import { server, setUpServer, world } from '../testing/world-scenario'

/** Rounds over all operations. A longer run can set more rounds and another first seed. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 4)
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** Has no end, so no complete answer can be compared with the contract. */
const endless: ReadonlySet<string> = new Set(['streamPlanChanges'])

const ajv = new Ajv2020({ strict: false })
addFormats(ajv)

let owner: Caller
let turn = 0

setUpServer({ hasDevModeSeats: true })
beforeAll(async () => {
  await insertBaseData(server.database.orm)
  owner = await callerOf(server.database.orm, world, 'owner')
})

/** A modified request, and whether its body follows the contract. */
interface Attempt {
  readonly call: Call
  readonly isBodyValid: boolean
}

async function attempt(
  { id }: ContractOperation,
  schemas: RequestSchemas,
  seed: number,
): Promise<Attempt> {
  turn += 1
  const random = createRandom(seed)
  const pick: Pick = (below) => random.integer(0, below - 1)
  const { orm } = server.database
  const calendarOrigin = 'http://127.0.0.1:9'
  const scenario = scenarioFor({ orm, world, calendarOrigin }, owner, turn)
  const { payload, body: good, ...sample } = await samples[id](scenario)
  const token = await server.tokenFor(world.people.owner)
  const call = { ...sample, token, ...(payload === undefined ? {} : { body: payload }) }
  if (schemas.body === null) {
    const url =
      seed % 2 === 0 ? mutateUrl(sample.url, pick) : withQuery(sample.url, schemas, pick, seed)
    return { call: { ...call, url }, isBodyValid: true }
  }
  const made: unknown = generateSync(schemas.body, { seed, optionalsProbability: 0.5 })
  const bodies: readonly (() => unknown)[] = [
    () => made,
    () => mutate(made, pick),
    () => mutate(good ?? made, pick),
    // Valid references with otherwise random values.
    () => ({ ...Object(made), ...good }),
  ]
  const chosen = bodies[seed % bodies.length]?.()
  const body = typeof chosen === 'object' && chosen !== null ? chosen : {}
  const isBodyValid = ajv.compile(schemas.body)(body)
  return { call: { ...call, body }, isBodyValid }
}

function withQuery(url: string, { query }: RequestSchemas, pick: Pick, seed: number): string {
  const changed = new URL(url, 'http://localhost')
  for (const { name, schema } of query) {
    if (pick(2) === 0) continue
    const value: unknown = generateSync(schema, { seed: seed + name.length })
    changed.searchParams.set(
      name,
      String(pick(3) === 0 ? JSON.stringify(mutate(value, pick)) : value),
    )
  }
  return changed.pathname + changed.search
}

describe('unexpected requests', () => {
  const operations = loadContract().operations.filter(({ id }) => !endless.has(id))
  it.each(operations)('$id answers with what the contract has for them', async (operation) => {
    const schemas = requestSchemasOf(operation.id, operation.path, operation.method)
    const wrong: object[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = FIRST_SEED + round
      const { call, isBodyValid } = await attempt(operation, schemas, seed)
      // Throws if the answer violates the contract.
      const { status, text } = await server.call(call)
      const reported = { seed, url: call.url, body: call.body, status, text }
      if (status >= 500 || (status < 400 && !isBodyValid)) wrong.push(reported)
    }
    expect(wrong).toEqual([])
  })
})
