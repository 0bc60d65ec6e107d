export { englishPerformanceViewLabels } from './PerformanceView.labels'
export type { PerformanceViewLabels } from './PerformanceView.labels'
export { PerformanceView } from './PerformanceView'
export type {
  PerformanceCategory,
  PerformanceDashboard,
  PerformanceViewProps,
} from './PerformanceView.types'
export { VisibleDashboard, type VisibleDashboardProps } from './VisibleDashboard'
