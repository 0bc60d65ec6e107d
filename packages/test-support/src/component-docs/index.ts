export type {
  AnatomyPart,
  ComponentDocs,
  ComponentStatus,
  DocsExample,
  GuidancePair,
  KeyboardRow,
  OtherChoice,
  VersionChanges,
} from './component-docs'
