export {
  ErrorBoundary,
  ErrorBoundaryLabelsProvider,
  type BrokenPart,
  type ErrorBoundaryProps,
} from './ErrorBoundary'
export { englishErrorBoundaryLabels, type ErrorBoundaryLabels } from './ErrorBoundary.labels'
