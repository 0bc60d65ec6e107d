export { PageContent } from './PageContent'
export type { PageContentValue } from './PageContent'
export { useNow } from './use-now'
export { ViewFrame } from './ViewFrame'
