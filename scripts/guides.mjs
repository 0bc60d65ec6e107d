import { mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.mjs'
import { ensureInstalled, rootFolder } from './workspace.mjs'

// The other modules load after the install, because it may install their dependencies.
ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
const { takePictures } = await import('./guides/take-pictures.mjs')

await ensureBuilt()
const dataFolder = await mkdtemp(path.join(tmpdir(), 'throughline-guides-'))
const port = await freePort()
const server = spawn(
  process.execPath,
  [
    '--import',
    pathToFileURL(path.join(rootFolder, 'scripts/guides/fixed-date.mjs')).href,
    path.join(rootFolder, 'apps/server/dist/main.js'),
  ],
  {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, NODE_ENV: 'production' },
    stdio: 'ignore',
  },
)
try {
  const origin = `http://127.0.0.1:${port}`
  await answers(`${origin}/api/health`)
  await takePictures(origin, path.join(rootFolder, 'apps/web/src/screens/guides/pictures'))
} finally {
  server.kill()
  await rm(dataFolder, { recursive: true, force: true })
}

/** @param {string} url */
async function answers(url) {
  for (let waited = 0; waited < 120; waited += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
  }
  throw new Error('The server does not answer: run `npm start` to see why.')
}
