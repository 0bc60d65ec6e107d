import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { outcomeOf } from '../checks/outcome.ts'
import { runToEnd } from '../child-process.mjs'
import { cacheFolder, inTemporaryFolder, rootFolder } from '../workspace.mjs'
import { serveFolder } from '../serve-folder.ts'
import { openProduct } from './guide-uses.ts'
import { reactVersionsPlugin } from './react-versions-plugin.ts'
import { markedPartsPlugin } from './marked-parts-plugin.ts'
import { stableStylesPlugin } from './stable-styles-plugin.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Page } from 'playwright'
import type { Plugin } from 'vite'

/** Not the zone of any machine that runs the tests. */
const ELSEWHERE = 'Pacific/Kiritimati'

/** The lists of rendered components, from the root of the repository. */
const lists = {
  ui: 'packages/ui/src/gallery/testing/server-specimens.ts',
  planner: 'packages/planner-views/src/testing/server-specimens.ts',
}

const SPECIMENS = `
import { serverSpecimens as ui } from '/${lists.ui}'
import { serverSpecimens as planner } from '/${lists.planner}'
export const specimens = [...ui, ...planner]
`

/** Writes all markup to a file, because React may print warnings on both streams. */
const SERVER = `
import { writeFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { specimens } from 'virtual:specimens'
const all = []
for (const { name, load } of specimens) all.push({ name, markup: renderToString(await load()) })
writeFileSync(process.argv[2], JSON.stringify(all))
`

/** Takes over the markup of the server, one component after the other. */
const BROWSER = `
import { hydrateRoot } from 'react-dom/client'
import { specimens } from 'virtual:specimens'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

window.hydrateSpecimen = async (at, markup) => {
  const { load } = specimens[at]
  const shown = await load()
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.theme = 'light'
  place.innerHTML = markup
  const said = []
  const before = console.error
  console.error = (...all) => said.push(all.map(String).join(' '))
  const root = hydrateRoot(place, shown, { onRecoverableError: (error) => said.push(String(error)) })
  await nextFrame()
  await nextFrame()
  root.unmount()
  console.error = before
  place.remove()
  return said
}
`

/** Stories ask for it when they load; nothing is played here. */
const STORYBOOK_TEST = `
const nothing = () => nothing
nothing.mockReturnValue = nothing.mockResolvedValue = nothing.mockImplementation = nothing
export const fn = () => nothing
export { nothing as clearAllMocks, nothing as fireEvent }
export { nothing as expect, nothing as mocked, nothing as screen }
export { nothing as spyOn, nothing as userEvent, nothing as waitFor, nothing as within }
`

const modules = new Map([
  ['virtual:specimens', SPECIMENS],
  ['virtual:server', SERVER],
  ['virtual:browser', BROWSER],
  ['storybook/test', STORYBOOK_TEST],
])

const virtualModules: Plugin = {
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (source) => (modules.has(source) ? `\0${source}` : null),
  load: (id) => modules.get(id.slice(1)) ?? null,
}

/**
 * Renders every component of the packages on a server, in another time zone than that of the
 * browser. A browser then hydrates the markup, which must equal React's own rendering.
 */
export async function checkHydration(): Promise<Outcome> {
  const hydrateAll = async (folder: string) => {
    await build(folder, 'server')
    await build(folder, 'browser')
    writeFileSync(
      path.join(folder, 'index.html'),
      '<!doctype html><html lang="en"><link rel="icon" href="data:," /><body><script type="module" src="browser.js"></script></body></html>',
    )
    const rendered = await renderAll(folder)
    const { origin, close } = await serveFolder(folder)
    const complaints: string[] = []
    const takeOver = async (page: Page) => {
      await page.waitForFunction(() => 'hydrateSpecimen' in window)
      for (const [at, { name, markup }] of rendered.entries()) {
        const said = await page.evaluate(hydrateSpecimen, { at, markup })
        if (said.length > 0) complaints.push(`${name} is not taken over: ${said.join('\n')}`)
        // Some components of the kit draw nothing until they open, but no view does.
        if (markup === '' && name.endsWith('.stories.tsx')) complaints.push(`${name} is empty`)
      }
    }
    const says = await openProduct(origin, takeOver, { locale: 'de-DE', timezoneId: ELSEWHERE })
    close()
    return outcomeOf(rendered.length, [...complaints, ...says])
  }
  // Inside of the repository, where the server finds React.
  return inTemporaryFolder('hydration', hydrateAll, cacheFolder())
}

/**
 * Renders in a separate process. All parts of React must load in the same mode, but building sets
 * NODE_ENV in this process, where another check may already have loaded React.
 *
 * @param folder of the built server
 * @throws {Error} when a component cannot be rendered or React prints a warning
 */
async function renderAll(folder: string): Promise<{ name: string; markup: string }[]> {
  const file = path.join(folder, 'rendered.json')
  const { code, output } = await runToEnd(
    process.execPath,
    [path.join(folder, 'server.js'), file],
    { env: { ...process.env, NODE_ENV: 'development' } },
  )
  if (code !== 0 || output !== '') throw new Error(`The server says:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns React's warnings */
function hydrateSpecimen({ at, markup }: { at: number; markup: string }): Promise<string[]> {
  return Reflect.get(window, 'hydrateSpecimen')(at, markup)
}

async function build(folder: string, name: 'server' | 'browser') {
  const vite = await import('vite')
  await vite.build({
    root: rootFolder,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      virtualModules,
      stableStylesPlugin(),
      markedPartsPlugin(),
      reactVersionsPlugin(path.join(rootFolder, 'packages/ui/src/react-versions/index.ts')),
    ],
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    ssr: { noExternal: true, external: ['react', 'react-dom', 'styled-components'] },
    build: {
      ssr: name === 'server',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: `virtual:${name}` },
        output: { entryFileNames: '[name].js', chunkFileNames: `${name}/[name]-[hash].js` },
      },
    },
  })
}
