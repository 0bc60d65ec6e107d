import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outcomeOf } from '../checks/outcome.ts'
import { serveFolder } from '../serve-folder.ts'
import { inTemporaryFolder } from '../workspace.mjs'
import { readGuide } from './guide-snippets.ts'
import { openProduct } from './guide-uses.ts'
import { inProductFolder } from './product-folder.ts'
import { CONFIG, COPY, LINK, PAGE } from './two-copies-product.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Page } from 'playwright'
import type { Tarballs } from './entry-points.ts'

/** In place of those that the guide installs, by package. */
type Versions = Readonly<Record<string, string>>

/**
 * Checks a page with two products. Each has a separate bundle with its own React, styled-components
 * and copies of the packages, and the page links the style sheet of the theme. Each product must
 * look as it does alone, no id may occur twice, and both must work.
 *
 * @param otherVersions the versions that the second product installs; null if both use the same
 *   bundle
 */
export async function checkTwoCopies(
  tarballs: Tarballs,
  otherVersions: Versions | null,
): Promise<Outcome> {
  return inTemporaryFolder('two-copies', async (site) => {
    const complaints = await buildCopy(tarballs, {}, (dist, installed) => {
      writeFileSync(path.join(site, 'index.html'), PAGE)
      writeFileSync(path.join(site, 'not-linked.html'), PAGE.replace(LINK, ''))
      cpSync(dist, path.join(site, 'first'), { recursive: true })
      const packed = path.join(installed, '@throughline/ui/dist/theme.css')
      cpSync(packed, path.join(site, 'theme.css'))
      if (otherVersions === null) cpSync(dist, path.join(site, 'second'), { recursive: true })
    })
    if (otherVersions !== null) {
      const ofOther = await buildCopy(tarballs, otherVersions, (dist) => {
        cpSync(dist, path.join(site, 'second'), { recursive: true })
      })
      complaints.push(...ofOther)
    }
    if (complaints.length === 0) {
      const { origin, close } = await serveFolder(site)
      complaints.push(...(await openProduct(origin, useBoth)))
      close()
    }
    return outcomeOf(1, complaints, `Two copies on a page`)
  })
}

/**
 * @param keep copies the build before the folder is deleted
 * @returns the problems
 */
async function buildCopy(
  tarballs: Tarballs,
  versions: Versions,
  keep: (dist: string, installed: string) => void,
): Promise<string[]> {
  const project = readGuide().get('react')
  const files = project?.states.at(0)
  if (project === undefined || files === undefined) return ['the guide has no such product.']
  return inProductFolder('two-copies', tarballs, async ({ folder, write, run, install }) => {
    const failure = await install(project.commands, versions)
    if (failure !== null) return [failure]
    write('tsconfig.json', files.get('tsconfig.json') ?? '')
    write('src/plan.ts', files.get('src/plan.ts') ?? '')
    write('src/copy.tsx', COPY)
    write('vite.config.ts', CONFIG)
    mkdirSync(path.join(folder, 'dist'), { recursive: true })
    const types = await run('tsc', ['--project', '.', '--skipLibCheck'])
    if (types.code !== 0) return [`could not be type-checked:\n${types.output}`]
    const { code, output } = await run('vite', ['build', '--logLevel', 'warn'])
    if (code !== 0) return [`could not be built:\n${output}`]
    keep(path.join(folder, 'dist'), path.join(folder, 'node_modules'))
    return []
  })
}

async function useBoth(page: Page) {
  await mount(page, 'first', 'planner')
  const alone = await looksIn(page, '#first-planner')
  await page.goto(new URL('not-linked.html', page.url()).href)
  await mount(page, 'first', 'planner')
  expectSame('The planner that brings the theme', alone, await looksIn(page, '#first-planner'))
  await page.goBack()
  await mount(page, 'first', 'planner')
  // Without the planner of the second product: its rules for buttons would hide the effect of the
  // form's rules.
  await mount(page, 'second', 'form')
  expectSame('The planner beside another form', alone, await looksIn(page, '#first-planner'))
  await mount(page, 'first', 'form')
  await mount(page, 'second', 'planner')
  expectSame('The planner beside another', alone, await looksIn(page, '#first-planner'))
  expectSame('The second planner', alone, await looksIn(page, '#second-planner'))
  expectSame(
    'The second form',
    await looksIn(page, '#first-form'),
    await looksIn(page, '#second-form'),
  )
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map((element) => element.id))
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length > 0) throw new Error(`These ids are there twice: ${twice.join(' ')}`)
  if (ids.length < 10) throw new Error('There are hardly any ids: this proves nothing.')

  const second = page.locator('#second-planner')
  await second.getByRole('button', { name: /next month/i }).click()
  await second.getByRole('grid', { name: /December 2026/ }).waitFor()
  const first = page.locator('#first-planner')
  await first.getByRole('grid', { name: /November 2026/ }).waitFor()
  await first.getByRole('button', { name: /next month/i }).click()
  await first.getByRole('grid', { name: /December 2026/ }).waitFor()
}

async function mount(page: Page, copy: 'first' | 'second', part: 'planner' | 'form') {
  await page.evaluate(
    async (requested) => {
      const url = `/${requested.copy}/copy.js`
      const { mount: mountPart } = await import(url)
      mountPart(document.getElementById(`${requested.copy}-${requested.part}`), requested.part)
    },
    { copy, part },
  )
  const place = page.locator(`#${copy}-${part}`)
  await place
    .getByRole(part === 'planner' ? 'grid' : 'textbox')
    .first()
    .waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/**
 * How every element in a place looks, apart from where it is on the page.
 * @returns a line for each element
 */
async function looksIn(page: Page, place: string): Promise<string[]> {
  return page.locator(`${place} *`).evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const values = [...style]
        .filter((name) => !/^(--|top$|bottom$|inset-block)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.localName} ${element.textContent?.slice(0, 20) ?? ''}; ${values.join('; ')}`
    }),
  )
}

function expectSame(what: string, expected: readonly string[], match: readonly string[]) {
  if (expected.length < 10) throw new Error(`${what} has ${expected.length} elements.`)
  if (expected.length !== match.length) {
    throw new Error(`${what} has ${match.length} elements, not ${expected.length}.`)
  }
  const faults = expected.flatMap((look, at) => {
    const values = (match[at] ?? '').split('; ')
    const changed = look.split('; ').filter((value) => !values.includes(value))
    return changed.length === 0 ? [] : [`${values[0]}: no longer ${changed.join(', ')}`]
  })
  if (faults.length > 0)
    throw new Error(`${what} looks different:\n${faults.slice(0, 20).join('\n')}`)
}
