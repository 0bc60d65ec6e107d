import { appSection } from './app-section'
import { largeSection } from './large-section'
import { flowSection } from './flow-section'
import {
  editorSection,
  mountSection,
  selectSection,
  tableSection,
  textSection,
} from './kit-sections'
import { highlight, table } from './markdown'
import { reportParts } from './results'
import type { Part, Results } from './results'
import {
  listsSection,
  monthSection,
  processesSection,
  recurrenceSection,
  screenSection,
  serverSection,
  startSection,
  streamsSection,
} from './sections'
import { tacticTableSection } from './table-section'
import { isMet } from './target'
import type { Target } from './target'
import { targetsOf } from './targets'

const METHOD = `# What was measured

Written by \`npm run bench\`; \`bench/README.md\` says how to read it. Ours is in bold.

- Production builds, headless Chromium, a fresh context for each visit, competitors in turn (rotated each round), medians; only ratios within one run count, and differences under 25 % are ties.
- One generated plan for all: N tactics over 12 months, in 15 channels of 8 types. 85 % take 1–5 days, 12 % 6–20 and 3 % 21–90. 10 % repeat, by rules that the editor writes. The measured time includes their expansion, for which peers use \`rrule\`.
- *ready* and *next month* run from the call to the end of the frame that paints the last change; one frame is 16.7 ms. *floor* is the month's visible elements, laid out beforehand, written as one HTML string and set as innerHTML.
- Each visit is checked: bars plus "+N more" of every shown day, read from the screen, must be what the plan says; recurrence is checked day by day against \`rrule\`. The bench reports a wrong visit as an error, without its times.
- *own gzip* is a competitor's script with its date and recurrence libraries, without react, react-dom and styled-components.`

/** With less of a core than this, times say more about the neighbours than about us. */
const UNDISTURBED_CORE_SHARE = 0.85

const partNames: Readonly<Record<Part, string>> = {
  month: 'the month view',
  flow: 'the flow',
  table: 'the table of tactics',
  'tree-table': 'the tree-table',
  select: 'the select',
  'rich-text': 'rich text',
  editor: 'the editor of an item',
  mount: 'mounting',
  recurrence: 'recurrence',
  app: 'the app',
  large: 'a large account',
  server: 'the server',
  streams: 'streams of changes',
  lists: 'lists of a large plan',
  processes: 'several processes',
  start: 'the server start',
  screen: 'the first screen',
}

/** Returns the whole report as Markdown, from the latest results. */
export function renderReport(results: Results): string {
  const {
    app,
    large,
    month,
    flow,
    select,
    editor,
    mount,
    recurrence,
    server,
    streams,
    lists,
    processes,
    start,
    screen,
  } = results
  const { table: tacticTable, 'tree-table': treeTable, 'rich-text': richText } = results
  const targets = targetsOf(results)
  const parts = [
    METHOD,
    targetTable(targets),
    disturbances(results),
    missed(targets, results),
    month === undefined ? undefined : monthSection(month),
    flow === undefined ? undefined : flowSection(flow),
    tacticTable === undefined ? undefined : tacticTableSection(tacticTable),
    treeTable === undefined ? undefined : tableSection(treeTable),
    select === undefined ? undefined : selectSection(select),
    richText === undefined ? undefined : textSection(richText),
    editor === undefined ? undefined : editorSection(editor),
    mount === undefined ? undefined : mountSection(mount),
    recurrence === undefined ? undefined : recurrenceSection(recurrence),
    app === undefined ? undefined : appSection(app),
    large === undefined ? undefined : largeSection(large),
    server === undefined ? undefined : serverSection(server),
    streams === undefined ? undefined : streamsSection(streams),
    lists === undefined ? undefined : listsSection(lists),
    processes === undefined ? undefined : processesSection(processes),
    start === undefined ? undefined : startSection(start),
    screen === undefined ? undefined : screenSection(screen),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const cells = [
      target.subject,
      measuredText(target),
      limitText(target),
      isMet(target) ? 'yes' : 'no',
    ]
    return isMet(target) ? cells : highlight(cells)
  })
  return `## Ours against its targets\n\n${table(['', 'measured', 'target', 'met?'], rows)}`
}

/** Names the parts whose times are less reliable, even if they met their targets. */
function disturbances(results: Results): string | undefined {
  const busy = reportParts.flatMap((part) => {
    const share = results[part]?.circumstances.coreShare ?? 1
    if (share >= UNDISTURBED_CORE_SHARE) return []
    return [`${partNames[part]} (${Math.round(share * 100)} % of a core to be had)`]
  })
  if (busy.length === 0) return undefined
  return `The machine was busy with other work when these parts began, so take their times with a grain of salt: ${busy.join(', ')}.`
}

function missed(targets: readonly Target[], results: Results): string {
  const lines = targets
    .filter((target) => !isMet(target))
    .map(
      (target) =>
        `- ${target.subject}: ${measuredText(target)}, the target is ${limitText(target)}.`,
    )
  const unmeasured = reportParts
    .filter((part) => results[part] === undefined)
    .map((part) => `- Not measured yet: ${partNames[part]}.`)
  const all = [...lines, ...unmeasured]
  const text = all.length === 0 ? 'Nothing: every target above is met.' : all.join('\n')
  return `## Not at its target yet\n\n${text}`
}

function measuredText({ measured, unit }: Target): string {
  return `${measured.toLocaleString('en-US', { maximumSignificantDigits: 3 })} ${unit}`
}

function limitText({ limit, unit, isUpperLimit }: Target): string {
  return `${isUpperLimit ? '<=' : '>='} ${limit} ${unit}`
}
