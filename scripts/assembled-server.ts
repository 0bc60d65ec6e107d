import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from './build.mjs'
import { outcomeOf } from './checks/outcome.ts'
import { outputOf, runToEnd } from './child-process.mjs'
import { freePort } from './free-port.ts'
import { inTemporaryFolder, pnpmCommand, rootFolder } from './workspace.mjs'
import type { Outcome } from './checks/outcome.ts'
import type { ChildProcess } from 'node:child_process'

/** The parts of the server's folder that the image contains, apart from its build. */
const serverParts = new Set(['migrations', 'node_modules', 'package.json', 'reference'])

/**
 * Builds the product and copies the files that a server needs at run time into a folder. To run
 * there, the server needs only Node: no package manager and no sources.
 *
 * @param folder absolute path, empty or missing
 */
export async function assembleServer(folder: string) {
  await ensureBuilt()
  const server = path.join(folder, 'apps/server')
  mkdirSync(path.dirname(server), { recursive: true })
  // Packages of this repository are in the build, so it does not matter that the older
  // way of deploying leaves them out.
  const how = ['--filter=@throughline/server', 'deploy', '--prod', '--legacy', '--prefer-offline']
  const [command, ...args] = pnpmCommand([...how, server])
  await outputOf(command, args, { cwd: rootFolder })
  for (const entry of readdirSync(server)) {
    if (!serverParts.has(entry)) rmSync(path.join(server, entry), { recursive: true })
  }
  for (const part of ['apps/server/dist', 'apps/web/dist', 'openapi.json', 'LICENSE']) {
    cpSync(path.join(rootFolder, part), path.join(folder, part), { recursive: true })
  }
}

/** The settings, the start command and the health check that the Dockerfile gives the image. */
function readDockerfile(): { settings: Record<string, string>; start: string[]; health: string[] } {
  const text = readFileSync(path.join(rootFolder, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  const wordsOf = (instruction: RegExp) => {
    const words = instruction.exec(text)?.[1]
    if (words === undefined) throw new Error(`The Dockerfile has no line like ${instruction}.`)
    return words
  }
  const settings = wordsOf(/^ENV (.+)$/m).split(' ')
  return {
    settings: Object.fromEntries(settings.map((setting) => setting.split('='))),
    start: [
      ...JSON.parse(wordsOf(/^ENTRYPOINT (\[.+\])$/m)),
      ...JSON.parse(wordsOf(/^CMD (\[.+\])$/m)),
    ],
    health: JSON.parse(wordsOf(/^HEALTHCHECK .*CMD (\[.+\])$/m)),
  }
}

/** The user that owns nothing on a Debian, for a process that must not be root. */
const nobody = { uid: 65_534, gid: 65_534 }

/**
 * Checks the content of the container image as the Dockerfile uses it, without a container. It
 * assembles the server outside the repository, starts it as a user who owns only the data folder,
 * runs the health check, and stops it.
 */
export async function checkAssembledServer(): Promise<Outcome> {
  const complaints = await inTemporaryFolder('assembled-server', async (place) => {
    chmodSync(place, 0o755)
    const folder = path.join(place, 'app')
    const data = path.join(place, 'data')
    await assembleServer(folder)
    mkdirSync(data, { mode: 0o700 })
    const user = process.getuid?.() === 0 ? nobody : undefined
    if (user !== undefined) chownSync(data, user.uid, user.gid)
    return tryServer(folder, data, user)
  })
  return outcomeOf(1, complaints)
}

/**
 * @param folder of the assembled server
 * @returns what is wrong
 */
async function tryServer(
  folder: string,
  data: string,
  user: { uid: number; gid: number } | undefined,
): Promise<string[]> {
  const { settings, start, health } = readDockerfile()
  // The only two settings that name places of the container.
  const env = { ...settings, DATA_DIR: data, PORT: String(await freePort()), PATH: pathOfNode() }
  const [command = '', ...args] = start
  const server = spawn(command, args, { cwd: folder, env, ...user, stdio: 'pipe' })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(server, 'exit')
  try {
    const complaints = []
    if (!(await becomesHealthy(health, env, server))) {
      return [`The assembled server did not become healthy:\n${output}`]
    }
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`)
    if (!page.ok || !(await page.text()).includes('<div id="root">')) {
      complaints.push('The assembled server does not show the web application.')
    }
    const reference = await fetch(`http://127.0.0.1:${env.PORT}/api/docs/swagger-ui-bundle.js`)
    const contract = await fetch(`http://127.0.0.1:${env.PORT}/api/openapi.json`)
    if (!reference.ok || !contract.ok) {
      complaints.push('The assembled server does not show its contract.')
    }
    server.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) complaints.push(`The assembled server stopped with ${code}:\n${output}`)
    const afterwards = await runToEnd(health[0] ?? '', health.slice(1), { env })
    if (afterwards.code === 0) complaints.push('The health check finds a stopped server healthy.')
    return complaints
  } finally {
    server.kill('SIGKILL')
  }
}

/** @param health the command of the health check */
async function becomesHealthy(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  server: ChildProcess,
) {
  for (let attempt = 0; attempt < 120 && server.exitCode === null; attempt += 1) {
    const { code } = await runToEnd(command, args, { env })
    if (code === 0) return true
    await wait(500)
  }
  return false
}

function pathOfNode() {
  return [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter)
}
