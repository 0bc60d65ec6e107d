import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppResults } from './app-results'
import type { Circumstances } from './circumstances'
import type { DragFigures } from './drag-figures'
import type { FlowResults } from './flow-results'
import type { LargeResults } from './large-results'
import type { TacticTableResults } from './table-results'
import type {
  EditorResults,
  MountResults,
  SelectResults,
  TableResults,
  TextResults,
} from './kit-results'

/** Medians of one competitor at one size of plan; milliseconds. */
export interface MonthFigures {
  readonly competitor: string
  readonly tacticCount: number
  readonly readyMs: number
  /** First and third quartile of `readyMs`: how noisy the run was. */
  readonly readyQuartilesMs: readonly [number, number]
  readonly nextMonthMs: number
  readonly nodes: number
  readonly heapMegabytes: number
}

/** The month views side by side. */
export interface MonthResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly MonthFigures[]
  /** Where the tactics came from, and the month that was opened first, `YYYY-MM`. */
  readonly plan: { readonly origin: 'generated' | 'file'; readonly firstMonth: string }
  readonly drags: readonly DragFigures[]
  /** Without the libraries that every competitor shares; the floor has no entry. */
  readonly ownScriptKilobytes: Readonly<Record<string, number>>
  /** Occurrences in the first shown month by size of plan. */
  readonly occurrences: Readonly<Record<string, number>>
  /** Peers that could not show the plan correctly, with their difference. */
  readonly leftOut: readonly { readonly competitor: string; readonly reason: string }[]
}

/** One expander at one number of rules. */
export interface RecurrenceFigures {
  readonly competitor: string
  readonly ruleCount: number
  readonly rulesPerSecond: number
  /** Rules whose days differ from those of `rrule`. */
  readonly differing: number
}

/** The expanders side by side. */
export interface RecurrenceResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly RecurrenceFigures[]
}

/** The storage of the server's data. */
export type Storage = 'embedded' | 'postgres'

/** The requests of planners to the server. */
export type ServerWork =
  | 'refusal without a session'
  | 'refusal by the permission check'
  | 'plan read'
  | 'month read'
  | 'month read, one in five after a save'
  | 'search'
  | 'tactic save'
  | 'export of a year'

/** How long one kind of answer took, from sending to the last byte. */
export interface ServerFigures {
  readonly storage: Storage
  readonly work: ServerWork
  readonly clients: number
  readonly requests: number
  readonly p50Ms: number
  readonly p95Ms: number
}

/** Calendars that were added, fetched and stored. */
export interface CalendarFigures {
  readonly storage: Storage
  readonly count: number
  readonly seconds: number
  /** The 95th percentile of the waits for another request in the meantime. */
  readonly meanwhileP95Ms: number
}

/** The server with a plan of 10,000 tactics. */
export interface ServerResults {
  readonly circumstances: Circumstances
  readonly figures: readonly ServerFigures[]
  readonly calendars: readonly CalendarFigures[]
  /** One answer of the month read. */
  readonly month: {
    readonly items: number
    readonly rawKilobytes: number
    readonly gzipKilobytes: number
    /** Whether the server compresses the answer itself. */
    readonly isCompressed: boolean
  }
}

/** Streams that follow one plan on two processes, while somebody changes tactics. */
export interface StreamFigures {
  readonly count: number
  readonly changes: number
  /** From sending a change to the last stream that has it, in milliseconds. */
  readonly p50Ms: number
  readonly p95Ms: number
  /** Of both processes. */
  readonly processorMsPerChange: number
  readonly bytesPerEvent: number
}

/** Streams that follow one plan while both processes end and start again, one after the other. */
export interface RestartFigures {
  readonly count: number
  readonly changes: number
  /** Changes that a stream did not receive, and that it received twice; of all streams. */
  readonly lost: number
  readonly doubled: number
  /** Streams that had to read everything again. */
  readonly resets: number
  /** The busiest five seconds of both processes, as a share of all cores. */
  readonly busiestShare: number
}

/** The change streams of a plan of 10,000 tactics, on PostgreSQL. */
export interface StreamsResults {
  readonly circumstances: Circumstances
  readonly figures: readonly StreamFigures[]
  /** Missing in results of before it was measured. */
  readonly restart?: RestartFigures
}

/** One list of a plan of 100,000 tactics, read to its end by several clients at once. */
export interface ListFigures {
  readonly storage: Storage
  /** Over which the tactics are spread. */
  readonly years: number
  readonly reading: string
  readonly clients: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** Answers of one reading: its pages. */
  readonly answers: number
  /** Of all answers of one reading, as sent. */
  readonly kilobytes: number
  readonly largestKilobytes: number
  /** Processor time of one reading. */
  readonly serverProcessorMs: number
  readonly databaseProcessorMs: number
  /** Of another request in the meantime, which needs no statement. */
  readonly longestWaitMs: number
  /** Of the server, after the readings and at its peak so far. */
  readonly memoryMegabytes: number
  readonly peakMegabytes: number
}

/** Lists of plans of 100,000 tactics. */
export interface ListsResults {
  readonly circumstances: Circumstances
  readonly figures: readonly ListFigures[]
}

/** Planners' requests to several processes with one PostgreSQL. */
export interface ProcessFigures {
  readonly processes: number
  readonly work: ServerWork
  readonly clients: number
  readonly requestsPerSecond: number
  readonly p95Ms: number
  /** Of one request: of all processes, and of the database. */
  readonly serverProcessorMs: number
  readonly databaseProcessorMs: number
  /** Of one answer, as sent. */
  readonly kilobytes: number
}

/** Several processes with a plan of 10,000 tactics. */
export interface ProcessesResults {
  readonly circumstances: Circumstances
  readonly figures: readonly ProcessFigures[]
}

/** From the command to the first healthy answer; medians in milliseconds. */
export interface StartResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly firstStartMs: number
  readonly secondStartMs: number
}

/** The script before the plans list. */
export interface FirstScreenResults {
  readonly circumstances: Circumstances
  readonly kilobytes: number
  readonly files: number
}

/** Everything that was measured last; a part that never ran is missing. */
export interface Results {
  readonly month?: MonthResults
  readonly flow?: FlowResults
  readonly recurrence?: RecurrenceResults
  readonly app?: AppResults
  readonly large?: LargeResults
  readonly server?: ServerResults
  readonly streams?: StreamsResults
  readonly lists?: ListsResults
  readonly processes?: ProcessesResults
  readonly start?: StartResults
  readonly screen?: FirstScreenResults
  readonly table?: TacticTableResults
  readonly 'tree-table'?: TableResults
  readonly select?: SelectResults
  readonly 'rich-text'?: TextResults
  readonly editor?: EditorResults
  readonly mount?: MountResults
}

/** The parts of a run, in the order of the report. */
export const reportParts = [
  'month',
  'flow',
  'table',
  'tree-table',
  'select',
  'rich-text',
  'editor',
  'mount',
  'recurrence',
  'app',
  'large',
  'server',
  'streams',
  'lists',
  'processes',
  'start',
  'screen',
] as const

/** One part of a run. */
export type Part = (typeof reportParts)[number]

/** Returns the results of earlier runs; empty if there are none. */
export function readResults(file: string): Results {
  if (!existsSync(file)) return {}
  const read: Results = JSON.parse(readFileSync(file, 'utf8'))
  return read
}

/** Stores the figures beside the report, so that a run of one part does not remove the others. */
export function writeResults(file: string, results: Results): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
