export { Separator, type SeparatorProps } from './Separator'
export { type SizedPane } from './split-size'
export { SplitPane, type SplitPaneProps } from './SplitPane'
