export { Sparkline, type SparklineMark, type SparklineProps } from './Sparkline'
