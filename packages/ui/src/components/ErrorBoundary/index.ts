export {
  englishErrorBoundaryLabels,
  ErrorBoundary,
  type BrokenPart,
  type ErrorBoundaryProps,
  type ErrorBoundaryLabels,
} from './ErrorBoundary'
