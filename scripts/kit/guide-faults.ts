import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveFolder } from '../serve-folder.ts'
import { openProduct } from './guide-uses.ts'
import type { ProductFolder } from './product-folder.ts'

/** Longer than a view waits before it reports. */
const REPORTED_MS = 1500

const EXPECTED =
  'MonthCalendar: items[0] (id 17): startDate "11/10/2026" is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.'

/** Runs a program of the project. */
export type Run = (
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<{ code: number; output: string }>

/**
 * Adds an item with a wrong date to the product of the guide. The development build must report it
 * once, and the production build must not contain the report.
 *
 * @returns the problems
 */
export async function findFaultReports({ folder, run, write }: ProductFolder): Promise<string[]> {
  const plan = readFileSync(path.join(folder, 'src/plan.ts'), 'utf8')
  // The server filters by dates, so the wrong date is in the items that are present from the start.
  const app = readFileSync(path.join(folder, 'src/App.tsx'), 'utf8')
  write('src/plan.ts', plan.replace("'2026-11-10'", "'11/10/2026'"))
  write(
    'src/App.tsx',
    app
      .replace('items={campaigns}', 'items={faulty}')
      .replace(
        "import { channels } from './plan'",
        "import { campaigns as faulty, channels } from './plan'",
      ),
  )
  const production = await reportsOf(folder, run, 'production')
  const development = await reportsOf(folder, run, 'development')
  return [
    ...production.says.map((text) => `the production build says: ${text}`),
    ...(production.script.includes('is not a date')
      ? ['the production build has the texts of faults in it.']
      : []),
    ...(development.says.join('\n') === EXPECTED
      ? []
      : [
          `of a wrong date the development build says: ${development.says.join('\n') || 'nothing'}`,
        ]),
  ]
}

async function reportsOf(folder: string, run: Run, mode: 'production' | 'development') {
  const args = ['build', '--logLevel', 'warn', '--mode', mode]
  const { code, output } = await run('vite', args, { NODE_ENV: mode })
  if (code !== 0) return { says: [output], script: '' }
  const assets = path.join(folder, 'dist/assets')
  const script = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n')
  const { origin, close } = await serveFolder(path.join(folder, 'dist'))
  const says = await openProduct(origin, async (page) => {
    await page.getByRole('button', { name: /VIP evening/ }).waitFor()
    // A report appears only after the page has finished loading.
    await page.waitForTimeout(REPORTED_MS)
  })
  close()
  return { says, script }
}
