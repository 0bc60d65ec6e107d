import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFirstAccount, openInstallation, prepareDataFolder } from '../testing/server-process'
import type { Installation, ServerProcess } from '../testing/server-process'

let prepared: string
let installation: Installation
let archive: string

beforeAll(async () => {
  prepared = await prepareDataFolder()
})
afterAll(() => rmSync(prepared, { recursive: true, force: true }))
beforeEach(async () => {
  installation = await openInstallation(prepared)
  archive = path.join(installation.dataFolder, '..', `backup-${installation.port}.zip`)
})
afterEach(async () => {
  await installation.remove()
  rmSync(archive, { force: true })
})

async function run(...args: string[]): Promise<ServerProcess & { readonly code: number | null }> {
  const command = installation.start(args)
  const code = await installation.untilEnded(command)
  return { ...command, code }
}

function addUpload(text: string): string {
  const folder = path.join(installation.dataFolder, 'files', 'ab')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'ab00000000000000000000000000')
  writeFileSync(file, text)
  return file
}

async function plansSeenBy(token: string): Promise<readonly { id: number; name: string }[]> {
  const { json } = await installation.ask('GET', '/plans', { token })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer keeps to the contract
  return (json?.['items'] ?? []) as { id: number; name: string }[]
}

// The embedded database only: a run on PostgreSQL need not repeat it.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a backup', () => {
  it('is taken from a running server, and restores everything', async () => {
    const server = installation.start()
    await installation.untilHealthy(server)
    const token = await createFirstAccount(installation, server)
    const upload = addUpload('the document as it was')
    const [plan] = await plansSeenBy(token)
    const rename = (name: string) =>
      installation.ask('PUT', `/update-plan-name/${plan?.id}`, { token, body: { name } })
    await rename('As it was')

    const backup = await run('backup', archive)
    expect(backup.said.err).toBe('')
    expect(backup.said.out).toContain(archive)

    await rename('Changed later')
    writeFileSync(upload, 'overwritten')
    expect((await run('restore', archive)).said.err).toContain('is in use by process')
    await installation.end(server, 'SIGTERM')

    const restored = await run('restore', archive)
    expect([restored.code, restored.said.err]).toEqual([0, ''])
    const again = installation.start()
    await installation.untilHealthy(again)
    expect(await plansSeenBy(token)).toMatchObject([{ name: 'As it was' }])
    expect(readFileSync(upload, 'utf8')).toBe('the document as it was')
    const retained = readdirSync(installation.dataFolder).filter((name) =>
      name.includes('set-aside'),
    )
    expect(retained.toSorted()).toEqual([
      expect.stringMatching(/^db\.set-aside/),
      expect.stringMatching(/^files\.set-aside/),
    ])
  })

  it('of a stopped server is the same, and is never written over', async () => {
    const upload = addUpload('kept')
    const arriving = path.join(installation.dataFolder, 'files', 'arriving', 'half')
    mkdirSync(path.dirname(arriving), { recursive: true })
    writeFileSync(arriving, 'half of an upload')
    expect((await run('backup', archive)).code).toBe(0)
    const before = readFileSync(archive)
    const second = await run('backup', archive)
    expect([second.code, second.said.err]).toEqual([
      1,
      `${archive} is there already. Name another file.\n`,
    ])
    expect(readFileSync(archive).equals(before)).toBe(true)
    rmSync(upload)
    expect((await run('restore', archive)).code).toBe(0)
    expect(readFileSync(upload, 'utf8')).toBe('kept')
    expect(existsSync(arriving)).toBe(false)
  })

  it('that is damaged changes nothing', async () => {
    writeFileSync(archive, 'something else')
    const before = readdirSync(installation.dataFolder)
    const { code, said } = await run('restore', archive)
    expect(code).toBe(1)
    expect(said.err).toMatch(/cannot be restored .* Nothing was changed/)
    const after = readdirSync(installation.dataFolder)
    expect(after.filter((name) => !/^(lock|session)/.test(name))).toEqual(before)
  })

  it('of PostgreSQL is left to its own tools', async () => {
    const command = installation.start(['backup', archive], {
      DATABASE_URL: 'postgres://x@127.0.0.1:9/x',
    })
    expect(await installation.untilEnded(command)).toBe(1)
    expect(command.said.err).toContain('pg_dump')
  })
})
