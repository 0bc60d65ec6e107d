export { BarChart } from './BarChart'
export {
  type BarChartCategory,
  type BarChartProps,
  type BarChartSeries,
  type BarChartStatus,
} from './bar-chart-props'
export { englishBarChartLabels, type BarChartLabels } from './bar-chart-labels'
