import {
  foldText,
  foldWithOrigins,
  wordsOf,
  type FoldedText,
} from '../../internal/text-search/fold-text'
import { rangesInOriginal, type MatchRange } from '../../internal/text-search/match-ranges'
import { matchWords } from '../../internal/text-search/match-words'
import type { IconShape } from '../Icon/Icon'

/** Something that a person can do or go to. */
export interface Command {
  /** Handed to `onSelect`; unique among all commands. */
  readonly id: string
  /** What it says; typed letters are looked for in it. */
  readonly label: string
  /** The caption under which it stands; without one it stands first. */
  readonly group?: string
  /** Other words for it that find it too. */
  readonly keywords?: readonly string[]
  /** A second text, such as where it leads, or why it cannot be chosen. It is not searched. */
  readonly description?: string
  readonly icon?: IconShape
  /** The keys that do the same, such as `Mod+N`; see `ShortcutHint`. */
  readonly shortcut?: string
  /** Shown and read, but not chosen. @default false */
  readonly isDisabled?: boolean
}

/** A command that answers a query, and what of its label was typed. */
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
const keywordFactor = 0.6
/** Ranks shorter labels first among equal matches; too small to change the order otherwise. */
const penaltyPerLabelLetter = 0.01

interface FoldedCommand {
  readonly label: FoldedText
  readonly keywords: string
}

/* Folding is most of the work and does not depend on what is typed. */
const foldedCommands = new WeakMap<Command, FoldedCommand>()

function folded(command: Command): FoldedCommand {
  const known = foldedCommands.get(command)
  if (known) return known
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
    return { command, ranges, score: inLabel.score - length * penaltyPerLabelLetter }
  }
  const everywhere = matchWords(`${label.folded} ${keywords}`, words)
  if (!everywhere) return null
  const inLabelOnly = everywhere.ranges
    .filter((range) => range.start < length)
    .map((range) => ({ start: range.start, end: Math.min(range.end, length) }))
  return {
    command,
    ranges: rangesInOriginal(label, inLabelOnly),
    score: everywhere.score * keywordFactor - length * penaltyPerLabelLetter,
  }
}

/**
 * The commands that answer a query, the best first; equal ones in the order
 * given. Letters of the label count most; keywords and the group's name are
 * looked at for what the label does not have.
 *
 * @returns all of them in the order given for a query without letters
 */
export function rankCommands(
  commands: readonly Command[],
  query: string,
): readonly RankedCommand[] {
  const words = wordsOf(query)
  if (words.length === 0) return commands.map((command) => ({ command, ranges: [] }))
  return commands
    .flatMap((command) => match(command, words) ?? [])
    .toSorted((one, other) => other.score - one.score)
}

/**
 * Puts ranked commands under their captions. Captions stand in the order of
 * their best command, so that the first row is always the best answer.
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
 * What stands there before anything is typed: what was used lately under its own
 * caption, the latest first, then the rest by group.
 *
 * @param recentIds the latest first; ids that no command has are passed over
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
  return [{ label: recentLabel, commands: rankCommands(recent, '') }, ...groups]
}
