export { Separator, type SeparatorProps } from './Separator'
export { type SizedPane } from '../../internal/separator/split-size'
export { SplitPane, type SplitPaneProps } from './SplitPane'
