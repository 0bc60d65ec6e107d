export { BarChart } from './BarChart'
export {
  type BarChartCategory,
  type BarChartProps,
  type BarChartSeries,
  type BarChartStatus,
} from './BarChart.types'
export { englishBarChartLabels, type BarChartLabels } from './BarChart.labels'
