import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { measureFirstScreen } from '../scripts/bundle-size.ts'
import { runApp } from './app/run-app'
import { runEditor } from './editor/run-editor'
import { runLists } from './server/run-lists'
import { runProcesses } from './server/run-processes'
import { runLarge } from './app/run-large'
import { runFlow } from './flow/run-flow'
import { runMonth } from './month/run-month'
import { runMount } from './mount/run-mount'
import { runRecurrence } from './recurrence/run-recurrence'
import { noteCircumstances } from './report/circumstances'
import { renderReport } from './report/render-report'
import { reportParts, readResults, writeResults } from './report/results'
import type { FirstScreenResults, Part, Results } from './report/results'
import { runRichText } from './rich-text/run-rich-text'
import { runSelect } from './select/run-select'
import { runServer } from './server/run-server'
import { runStart } from './server/run-start'
import { runStreams } from './server/run-streams'
import { runTable } from './table/run-table'
import { runTreeTable } from './tree-table/run-tree-table'

const benchFolder = path.dirname(fileURLToPath(import.meta.url))
const cacheFolder = path.resolve(benchFolder, '../.cache')
const figuresFile = path.join(benchFolder, 'generated/results.json')
const reportFile = path.join(benchFolder, 'RESULTS.md')

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const target = reportParts.filter((part) => words.includes(part))
const parts = target.length === 0 ? reportParts : target
const unknown = words.filter(
  (word) => word !== '--quick' && !reportParts.some((part) => part === word),
)
if (unknown.length > 0) {
  console.error(
    `The bench has no part "${unknown.join(' ')}": name some of ${reportParts.join(', ')}.`,
  )
  process.exit(1)
}

const say = (line: string): void => console.log(line)
const run = { cacheFolder, isQuick, say }

const measurements: Readonly<Record<Part, () => Promise<Results>>> = {
  month: async () => ({ month: await runMonth(run) }),
  flow: async () => ({ flow: await runFlow(run) }),
  table: async () => ({ table: await runTable(run) }),
  'tree-table': async () => ({ 'tree-table': await runTreeTable(run) }),
  select: async () => ({ select: await runSelect(run) }),
  'rich-text': async () => ({ 'rich-text': await runRichText(run) }),
  editor: async () => ({ editor: await runEditor(run) }),
  mount: async () => ({ mount: await runMount(run) }),
  recurrence: async () => ({ recurrence: runRecurrence(isQuick, say) }),
  app: async () => ({ app: await runApp(isQuick, say) }),
  large: async () => ({ large: await runLarge(isQuick, say) }),
  server: async () => ({ server: await runServer(isQuick, say) }),
  streams: async () => ({ streams: await runStreams(isQuick, say) }),
  lists: async () => ({ lists: await runLists(isQuick, say) }),
  processes: async () => ({ processes: await runProcesses(isQuick, say) }),
  start: async () => ({ start: await runStart(isQuick, say) }),
  screen: async () => ({ screen: measureScreen() }),
}

// One part that cannot be measured must not cost the others theirs.
for (const part of parts) {
  try {
    const results = { ...readResults(figuresFile), ...(await measurements[part]()) }
    writeResults(figuresFile, results)
  } catch (error) {
    process.exitCode = 1
    console.error(`The part "${part}" was not measured, its earlier figures stay:`)
    console.error(error instanceof Error ? error.message : error)
  }
}
const report = renderReport(readResults(figuresFile))
writeFileSync(reportFile, report)
console.log(`\n${report}`)

function measureScreen(): FirstScreenResults {
  const { kilobytes, files } = measureFirstScreen()
  return { circumstances: noteCircumstances(isQuick), kilobytes, files: files.length }
}
