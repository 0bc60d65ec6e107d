export {
  FullScreenPage,
  type FullScreenPageCloseReason,
  type FullScreenPageProps,
} from './FullScreenPage'
