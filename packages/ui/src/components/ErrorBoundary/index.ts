export {
  englishErrorBoundaryTexts,
  ErrorBoundary,
  type BrokenPart,
  type ErrorBoundaryProps,
  type ErrorBoundaryTexts,
} from './ErrorBoundary'
