import {
  foldText,
  foldWithOrigins,
  wordsOf,
  type FoldedText,
} from '../../internal/text-search/fold-text'
import { rangesInOriginal, type MatchRange } from '../../internal/text-search/match-ranges'
import { matchWords } from '../../internal/text-search/match-words'
import type { IconShape } from '../Icon'

/** An action or a destination of the palette. */
export interface Command {
  /** Passed to `onSelect`; unique among all commands. */
  readonly id: string
  /** The visible text; searched for the typed letters. */
  readonly label: string
  /** The caption that it is listed under; commands without one come first. */
  readonly group?: string
  /** Other words that find the command. */
  readonly keywords?: readonly string[]
  /** A second text, such as its destination, or why it is disabled. It is not searched. */
  readonly description?: string
  readonly icon?: IconShape
  /** The keyboard shortcut of the command, such as `Mod+N`; see `ShortcutHint`. */
  readonly shortcut?: string
  /**
   * A search has found it and put it in order: commands like it stay in the order in which they
   * are passed, where the best match of the first of them belongs. @default false
   */
  readonly isOrdered?: boolean
  /** It is shown and read, but cannot be chosen. @default false */
  readonly isDisabled?: boolean
  /** Belongs to the one above, and stands a step further in while nothing is typed. @default false */
  readonly isNested?: boolean
}

/** A command that matches a query, and the ranges of its label that matched. */
export interface RankedCommand {
  readonly command: Command
  readonly ranges: readonly MatchRange[]
}

/** Commands under one caption; undefined for none. */
export interface CommandGroup {
  readonly label: string | undefined
  readonly commands: readonly RankedCommand[]
}

/** Ranks a command that matches by a keyword below one whose label matches as well. */
const KEYWORD_FACTOR = 0.6
/** Ranks shorter labels first among equal matches; too small to change the order otherwise. */
const PENALTY_PER_LABEL_LETTER = 0.01

interface FoldedCommand {
  readonly label: FoldedText
  readonly keywords: string
}

/* Cached, because folding is most of the work and does not depend on the query. */
const foldedCommands = new WeakMap<Command, FoldedCommand>()

function folded(command: Command): FoldedCommand {
  const existing = foldedCommands.get(command)
  if (existing) return existing
  const made = {
    label: foldWithOrigins(command.label),
    keywords: foldText([...(command.keywords ?? []), command.group ?? ''].join(' ')),
  }
  foldedCommands.set(command, made)
  return made
}

function match(command: Command, words: readonly string[]) {
  const { label, keywords } = folded(command)
  const { length } = label.folded
  const inLabel = matchWords(label.folded, words)
  if (inLabel) {
    const ranges = rangesInOriginal(label, inLabel.ranges)
    return { command, ranges, score: inLabel.score - length * PENALTY_PER_LABEL_LETTER }
  }
  const everywhere = matchWords(`${label.folded} ${keywords}`, words)
  if (!everywhere) return null
  const inLabelOnly = everywhere.ranges
    .filter((range) => range.start < length)
    .map((range) => ({ start: range.start, end: Math.min(range.end, length) }))
  return {
    command,
    ranges: rangesInOriginal(label, inLabelOnly),
    score: everywhere.score * KEYWORD_FACTOR - length * PENALTY_PER_LABEL_LETTER,
  }
}

/**
 * The commands that match a query, best first; equal ones keep their order. Matches in
 * the label count most; keywords and the group are searched for words that the label
 * does not have. Those that a search has ordered keep their order, and none of them stands
 * before the first.
 *
 * @returns all commands in their order for an empty query
 */
export function rankCommands(
  commands: readonly Command[],
  query: string,
): readonly RankedCommand[] {
  const words = wordsOf(query)
  if (words.length === 0) return commands.map((command) => ({ command, ranges: [] }))
  const matches = commands.flatMap((command) => match(command, words) ?? [])
  const first = matches.find(({ command }) => command.isOrdered === true)
  const scoreOf = (one: (typeof matches)[number]) =>
    one.command.isOrdered === true && first !== undefined ? first.score : one.score
  return matches.toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

/**
 * Groups ranked commands by caption. Groups are in the order of their best command, so
 * that the first row is always the best match.
 */
export function groupCommands(ranked: readonly RankedCommand[]): readonly CommandGroup[] {
  const groups = new Map<string | undefined, RankedCommand[]>()
  for (const entry of ranked) {
    const group = groups.get(entry.command.group)
    if (group) group.push(entry)
    else groups.set(entry.command.group, [entry])
  }
  return [...groups].map(([label, commands]) => ({ label, commands }))
}

/**
 * The groups before anything is typed: recently used commands first, the latest on top,
 * then the rest by group.
 *
 * @param recentIds the latest first; unknown ids are ignored
 */
export function startingGroups(
  commands: readonly Command[],
  recentIds: readonly string[],
  recentLabel: string,
): readonly CommandGroup[] {
  const byId = new Map(commands.map((command) => [command.id, command]))
  const recent = [...new Set(recentIds)].flatMap((id) => byId.get(id) ?? [])
  const rest = commands.filter((command) => !recent.includes(command))
  const groups = groupCommands(rankCommands(rest, ''))
  if (recent.length === 0) return groups
  const alone = recent.map(withoutLead)
  return [{ label: recentLabel, commands: rankCommands(alone, '') }, ...groups]
}

/** Returns a command that is no longer nested below another one. */
function withoutLead(command: Command): Command {
  return command.isNested === true ? { ...command, isNested: false } : command
}
