import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLockedError, lockDataFolder, startTimeOf } from './data-folder-lock'

let folder: string
let children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-lock-'))
})

afterEach(async () => {
  await Promise.all(children.map(kill))
  children = []
  rmSync(folder, { recursive: true, force: true })
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A process that is loaded and waits to be told to take the lock. */
interface WaitingProcess {
  readonly child: ChildProcess
  /** Lets it take the lock, and returns what it prints: `held` or why it failed. */
  readonly takeLock: () => Promise<string>
}

async function startWaitingProcess(): Promise<WaitingProcess> {
  const program = path.join(import.meta.dirname, 'testing', 'hold-lock.ts')
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return {
    child,
    takeLock: async () => {
      child.stdin.write('\n')
      const [text]: unknown[] = await once(child.stdout, 'data')
      return String(text).trim()
    },
  }
}

interface Competitor {
  readonly child: ChildProcess
  readonly outcome: string
}

async function startCompetitor(): Promise<Competitor> {
  const { child, takeLock } = await startWaitingProcess()
  return { child, outcome: await takeLock() }
}

function leaveLockOf(holder: object, number = 1): void {
  writeFileSync(path.join(folder, `lock.${number}`), JSON.stringify(holder))
}

// A run of the tests on PostgreSQL need not repeat what concerns the embedded database only.
describe.skipIf(process.env['TEST_DATABASE_URL'])('the lock of the data folder', () => {
  it('refuses a second process and names the first', async () => {
    const first = await startCompetitor()
    expect(first.outcome).toBe('held')
    expect(() => lockDataFolder(folder)).toThrow(
      `is in use by process ${String(first.child.pid)}. Stop that process`,
    )
    const second = await startCompetitor()
    expect(second.outcome).toContain(`is in use by process ${String(first.child.pid)}`)
  })

  it('refuses the same process too', () => {
    const lock = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError)
    lock.release()
  })

  it('is free again after a release, however often', () => {
    for (let round = 0; round < 3; round += 1) {
      const lock = lockDataFolder(folder)
      lock.release()
      lock.release()
    }
    expect(readdirSync(folder)).toEqual(['lock.3'])
    expect(readFileSync(path.join(folder, 'lock.3'), 'utf8')).toBe('')
  })

  it('is not held by a process that was killed', async () => {
    const first = await startCompetitor()
    await kill(first.child)
    const second = await startCompetitor()
    expect(second.outcome).toBe('held')
  })

  it('is not held by another process that was given the pid of the holder', () => {
    leaveLockOf({ pid: process.pid, startedAt: 'another boot 12345' })
    expect(() => lockDataFolder(folder)).not.toThrow()
  })

  it.each([
    ['an empty file', ''],
    ['half a file', '{"pid": 1, "sta'],
    ['a file with other things in it', '{"pid":"1","startedAt":7}'],
  ])('is not held by %s', (_name, content) => {
    writeFileSync(path.join(folder, 'lock.1'), content)
    expect(() => lockDataFolder(folder)).not.toThrow()
  })

  it('cannot be released by a process that no longer holds it', () => {
    const stale = lockDataFolder(folder)
    leaveLockOf({ pid: process.pid, startedAt: 'earlier' })
    const held = lockDataFolder(folder)
    stale.release()
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError)
    held.release()
  })

  it('is taken by exactly one of five processes that find a stale lock at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      leaveLockOf({ pid: 2 ** 22 + 1, startedAt: 'long ago' }, 1)
      const competitors = await Promise.all(Array.from({ length: 5 }, startWaitingProcess))
      const outcomes = await Promise.all(competitors.map(({ takeLock }) => takeLock()))
      const winner = competitors[outcomes.indexOf('held')]
      const losses = outcomes.filter((outcome) => outcome !== 'held')
      expect(losses).toHaveLength(4)
      for (const loss of losses) expect(loss).toContain(`by process ${winner?.child.pid}.`)
      await Promise.all(competitors.map(({ child }) => kill(child)))
    }
  }, 60_000)

  it('tells processes apart by when they started', () => {
    expect(startTimeOf(process.pid)).toBe(startTimeOf(process.pid))
    expect(startTimeOf(process.pid)).not.toBe(startTimeOf(process.ppid))
    expect(startTimeOf(2 ** 22 + 1)).toBe('')
  })

  it.runIf(process.platform === 'linux')(
    'says in one line when the folder cannot be written',
    () => {
      expect(() => lockDataFolder('/proc/throughline')).toThrow(
        /^The data folder \/proc\/throughline cannot be written \(E[A-Z]+\)\..*$/,
      )
    },
  )
})
