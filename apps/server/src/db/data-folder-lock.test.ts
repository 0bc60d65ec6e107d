import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processNamespace, startTimeOf } from '../platform/process-identity'
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock'
import { WATCH_MS } from './touched-file'

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

/** A loaded process that waits for a message before it takes the lock. */
interface WaitingProcess {
  readonly child: ChildProcess
  /** Lets it take the lock of a folder, and returns what it prints: `current` or why it failed. */
  readonly takeLock: (target?: string) => Promise<string>
}

async function startWaitingProcess(): Promise<WaitingProcess> {
  const program = path.join(import.meta.dirname, 'testing', 'hold-lock.ts')
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return {
    child,
    takeLock: async (target = folder) => {
      child.stdin.write(`${target}\n`)
      const [text]: unknown[] = await once(child.stdout, 'data')
      return String(text).trim()
    },
  }
}

/** Longer than any test takes: only an event ends the wait. */
const FOREVER_MS = 3_600_000

const lines: string[] = []

function lock(watchMs?: number) {
  return lockDataFolder(folder, (line) => lines.push(line), watchMs)
}

function leaveLockOf(holder: object, number = 1, target = folder): void {
  writeFileSync(path.join(target, `lock.${number}`), JSON.stringify(holder))
}

describe('the lock of the data folder', () => {
  it('refuses the same process too', async () => {
    const current = await lock()
    await expect(lock()).rejects.toThrow(DataFolderLockedError)
    current.release()
  })

  it('is free again after a release, however often', async () => {
    for (let round = 0; round < 3; round += 1) {
      const current = await lock()
      current.release()
      current.release()
    }
    expect(readdirSync(folder)).toEqual(['lock.3'])
    expect(readFileSync(path.join(folder, 'lock.3'), 'utf8')).toBe('')
  })

  it('is not held by another process that was given the pid of the holder', async () => {
    leaveLockOf({ pid: process.pid, startedAt: 'another boot 12345' })
    await expect(lock()).resolves.toBeDefined()
  })

  it.each([
    ['an empty file', ''],
    ['half a file', '{"pid": 1, "sta'],
    ['a file with other things in it', '{"pid":"1","startedAt":7}'],
  ])('is not held by %s', async (_name, content) => {
    writeFileSync(path.join(folder, 'lock.1'), content)
    await expect(lock()).resolves.toBeDefined()
  })

  it('cannot be released by a process that no longer holds it', async () => {
    const stale = await lock()
    leaveLockOf({ pid: process.pid, startedAt: 'earlier' })
    const current = await lock()
    stale.release()
    await expect(lock()).rejects.toThrow(DataFolderLockedError)
    current.release()
  })

  it('is taken by exactly one of five processes, until that one is killed', async () => {
    const competitors = await Promise.all(Array.from({ length: 5 }, startWaitingProcess))
    for (let round = 0; round < 8; round += 1) {
      const target = path.join(folder, `round-${round}`)
      mkdirSync(target)
      // They find a stale lock at once.
      leaveLockOf({ pid: 2 ** 22 + 1, startedAt: 'long ago' }, 1, target)
      const outcomes = await Promise.all(competitors.map(({ takeLock }) => takeLock(target)))
      const winner = competitors[outcomes.indexOf('held')]
      const losses = outcomes.filter((outcome) => outcome !== 'held')
      expect(losses).toHaveLength(4)
      for (const loss of losses) expect(loss).toContain(`by process ${winner?.child.pid}.`)
    }

    const [first, second] = competitors
    expect(await first?.takeLock()).toBe('held')
    await expect(lock()).rejects.toThrow(
      `is in use by process ${String(first?.child.pid)}. Stop that process`,
    )
    if (first !== undefined) await kill(first.child)
    expect(await second?.takeLock()).toBe('held')
  })

  describe('of a process in another container or on another machine', () => {
    const elsewhere = { pid: 1, startedAt: 'another boot 7', namespace: 'another boot pid:[1]' }

    it('refuses while the holder touches its file', async () => {
      leaveLockOf(elsewhere)
      const file = path.join(folder, 'lock.1')
      const beats = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
      await expect(lock(FOREVER_MS)).rejects.toThrow(
        'is in use by a process of another container or machine',
      )
      clearInterval(beats)
      expect(lines.at(-1)).toContain(`looking for ${FOREVER_MS / 1000} seconds`)
    })

    it('takes the folder when nobody touches the file for ten seconds, or for another time', async () => {
      expect(WATCH_MS).toBe(10_000)
      leaveLockOf(elsewhere)
      const startedAt = performance.now()
      const current = await lock(600)
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(599)
      current.release()
    })

    it('takes the folder as soon as the holder gives it free', async () => {
      leaveLockOf(elsewhere)
      const locking = lock(FOREVER_MS)
      writeFileSync(path.join(folder, 'lock.1'), '')
      const current = await locking
      current.release()
      expect(readdirSync(folder)).toEqual(['lock.2'])
    })

    it('is touched while this process holds it', async () => {
      const current = await lock()
      const file = path.join(folder, 'lock.1')
      utimesSync(file, new Date(0), new Date(0))
      await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        namespace: processNamespace(),
      })
      current.release()
    })
  })

  it('tells processes apart by when they started', () => {
    expect(startTimeOf(process.pid)).toBe(startTimeOf(process.pid))
    expect(startTimeOf(process.pid)).not.toBe(startTimeOf(process.ppid))
    expect(startTimeOf(2 ** 22 + 1)).toBe('')
  })

  it.runIf(process.platform === 'linux')(
    'is not held by a process that was killed and stays listed',
    async () => {
      // The parent becomes a program that never asks how its child ended.
      const parent = spawn('sh', ['-c', 'sleep 3600 & echo $!; exec sleep 3600'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(parent)
      const [text]: unknown[] = await once(parent.stdout, 'data')
      const pid = Number(String(text))
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/stat`, 'utf8')).toContain('(sleep)')
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
      expect(startTimeOf(pid)).toBe('')
    },
  )

  it.runIf(process.platform === 'linux')(
    'says in one line when the folder cannot be written',
    async () => {
      await expect(lockDataFolder('/proc/throughline', () => undefined)).rejects.toThrow(
        /^The data folder \/proc\/throughline cannot be written \(E[A-Z]+\)\..*$/,
      )
    },
  )
})
