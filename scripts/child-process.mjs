import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Runs a long-lived child in place of this process: the same terminal, the same signals, the same
 * exit code. If the parent of this process is killed, it also stops the child. Otherwise the orphan
 * would keep the data folder locked.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function becomeChild(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, THROUGHLINE_PARENT_PID: String(process.pid) },
  })

  // A terminal sends Ctrl-C to the whole group, so the child has it already.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }

  watchParent(() => child.kill('SIGTERM'))

  child.on('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
  return child
}

/**
 * Calls back once the parent of this process has ended. Killing npm also ends the shell in between,
 * which does not stop its children.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, 500)
  watch.unref()
}

/** Longer than any command takes on the slowest machine, in milliseconds. */
const LIMIT_MS = 45 * 60_000

/**
 * Runs a command to its end and collects its output. A command that has not ended after 45 minutes
 * hangs: it is killed, so that its output becomes visible.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} both streams in order of arrival
 */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      end(1, 'It had not ended after 45 minutes.\n')
    }, LIMIT_MS)
    const end = (/** @type {number} */ code, message = '') => {
      clearTimeout(timer)
      resolve({ code, output: `${output}${message}` })
    }
    child.on('error', (error) => end(1, `${error.message}\n`))
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>} its output
 * @throws {Error} with the output when the command fails
 */
export async function outputOf(command, args, options) {
  const { code, output } = await runToEnd(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}
