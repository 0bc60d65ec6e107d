export { englishQuickCreateLabels } from './labels'
export type { QuickCreateDates, QuickCreateLabels } from './labels'
export { QuickCreate } from './QuickCreate'
export type { QuickCreateChannel, QuickCreateProps, QuickCreateValues } from './QuickCreate'
