export { QuickPick, type QuickPickLabels, type QuickPickProps } from './QuickPick'
export type { Command as QuickPickOption } from '../CommandPalette/rank-commands'
