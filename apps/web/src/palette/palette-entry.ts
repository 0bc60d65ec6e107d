import type { Command } from '@throughline/ui/CommandPalette'

/** Something that the command palette offers, and what happens when it is chosen. */
export interface PaletteEntry {
  readonly command: Command
  readonly run: () => void
}

/** The captions of the palette. */
export const GROUPS = {
  initiatives: 'Initiatives',
  plans: 'Plans',
  tags: 'Tags',
  views: 'Go to',
  settings: 'Settings',
  commands: 'Do',
} as const
