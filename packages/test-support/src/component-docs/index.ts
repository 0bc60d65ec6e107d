export type { ComponentDocs, ComponentStatus, DocsExample } from './component-docs'
