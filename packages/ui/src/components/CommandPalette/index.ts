export { CommandPalette, type CommandPaletteProps } from './CommandPalette'
export { englishCommandPaletteTexts, type CommandPaletteTexts } from './command-palette-texts'
export { rankCommands, type Command, type RankedCommand } from './rank-commands'
export type { MatchRange } from './command-match'
