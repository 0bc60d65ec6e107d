export { englishPerformanceViewLabels } from './labels'
export type { PerformanceViewLabels } from './labels'
export { PerformanceView } from './PerformanceView'
export type {
  PerformanceCategory,
  PerformanceDashboard,
  PerformanceViewProps,
} from './PerformanceView.types'
export { VisibleDashboard, type VisibleDashboardProps } from './VisibleDashboard'
