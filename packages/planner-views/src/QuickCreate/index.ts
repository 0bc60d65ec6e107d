export { englishQuickCreateLabels } from './QuickCreate.labels'
export type { QuickCreateDates, QuickCreateLabels } from './QuickCreate.labels'
export { QuickCreate } from './QuickCreate'
export type { QuickCreateChannel, QuickCreateProps, QuickCreateValues } from './QuickCreate'
