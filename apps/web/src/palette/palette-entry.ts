import type { Command } from '@throughline/ui/CommandPalette'

/** An entry of the command palette, and the action that runs when the user chooses it. */
export interface PaletteEntry {
  readonly command: Command
  readonly run: () => void
}

/** The captions of the palette. */
export const groups = {
  initiatives: 'Initiatives',
  plans: 'Plans',
  tags: 'Tags',
  views: 'Go to',
  settings: 'Settings',
  commands: 'Do',
} as const
