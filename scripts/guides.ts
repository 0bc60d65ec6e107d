import { mkdtemp, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { freePort, untilAnswers } from './free-port.ts'
import { rootFolder } from './workspace.mjs'
import { ensureBuilt } from './build.mjs'
import { takePictures } from './guides/take-pictures.ts'

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
  await untilAnswers(`${origin}/api/health`)
  await takePictures(origin, path.join(rootFolder, 'apps/web/src/screens/guides/pictures'))
} finally {
  server.kill()
  await rm(dataFolder, { recursive: true, force: true })
}
