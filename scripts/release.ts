import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { outputOf, runToEnd } from './child-process.mjs'
import { commandPath, fail, rootFolder, say } from './workspace.mjs'
import { checkPackages, packages, tarballOf } from './packages.ts'
import { waitingChanges } from './api/changesets.ts'
import { releaseReports } from './api/report.ts'
import { readManifest } from './kit/entry-points.ts'

// Releases the packages; docs/guides/releasing.md explains how and when.
//
//   version             sets new versions, change logs and names of tarballs, from the changesets
//   publish             packs and checks the packages, and publishes new versions
//   publish --dry-run   the same without publishing, and without a network

const inRoot = { cwd: rootFolder }
const [step, ...options] = process.argv.slice(2)
const isDryRun = options.join(' ') === '--dry-run'
if (step === 'version' && options.length === 0) await version()
else if (step === 'publish' && (options.length === 0 || isDryRun)) await publish()
else fail('Say what to do: npm run release:version, or release:publish with or without --dry-run.')

/** Uses up the changesets. */
async function version() {
  if ((await waitingChanges()).size === 0)
    fail('No changeset waits, so there is nothing to release.')
  const before = packages.map(readManifest)
  await outputOf(commandPath('changeset'), ['version'], inRoot)
  await outputOf(
    commandPath('oxfmt'),
    ['packages/*/CHANGELOG.md', 'packages/*/package.json'],
    inRoot,
  )
  const after = packages.map(readManifest)
  for (const name of packages) releaseReports(path.join(rootFolder, 'packages', name))
  for (const [at, { name, version: old }] of before.entries()) {
    const current = after[at]?.version ?? old
    renameTarballs(name, old, current)
    say(`${name} ${old} → ${current}`)
  }
  say('Read the change logs, run npm run test:deep -- packages, and commit.')
}

/**
 * The guides install the tarballs by their names.
 * @param old version
 * @param current version
 */
function renameTarballs(name: string, old: string, current: string) {
  const stem = name.replace('@', '').replace('/', '-')
  const guides = path.join(rootFolder, 'docs/guides')
  const files = [
    ...readdirSync(guides).map((file) => path.join(guides, file)),
    path.join(rootFolder, '.storybook/pages/start/Start.stories.tsx'),
  ].filter((file) => /\.(md|tsx)$/.test(file))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const renamed = text.replaceAll(`${stem}-${old}.tgz`, `${stem}-${current}.tgz`)
    if (renamed !== text) writeFileSync(file, renamed)
  }
}

/** Publishes in the order in which the packages need each other. */
async function publish() {
  if ((await waitingChanges()).size > 0) {
    fail('Changesets wait, so the versions are not final: run npm run release:version first.')
  }
  const { failed, output } = await checkPackages()
  if (failed > 0) fail(`The packages are not fit to be published:\n${output}`)
  for (const folder of packages) {
    const { name, version: current } = readManifest(folder)
    const label = `${name}@${current}`
    const tarball = tarballOf(folder)
    if (isDryRun) say(`would publish ${label} from ${path.relative(rootFolder, tarball)}`)
    else if (await isPublished(label)) say(`${label} is published already`)
    else {
      await outputOf('npm', ['publish', tarball], inRoot)
      say(`published ${label}`)
    }
  }
  if (!isDryRun) await outputOf(commandPath('changeset'), ['tag'], inRoot)
}

/**
 * Returns whether the registry has this version, so that a new run continues an interrupted one.
 * @param label `name@version`
 */
async function isPublished(label: string) {
  const { code, output } = await runToEnd('npm', ['view', label, 'version'], inRoot)
  return code === 0 && output.trim() !== ''
}
