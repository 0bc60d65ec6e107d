export { CommandPalette, type CommandPaletteProps } from './CommandPalette'
export { englishCommandPaletteLabels, type CommandPaletteLabels } from './command-palette-labels'
export { rankCommands, type Command, type RankedCommand } from './rank-commands'
export type { MatchRange } from '../../internal/text-search/match-ranges'
