export { savedViewNameProblem, savedViewSections } from './saved-view'
export type { SavableView, SavedView, SavedViewNameProblem, SavedViewSections } from './saved-view'
export { RELATIVE_RANGES, relativeRangesLike, resolveRange } from './view-range'
export type { RelativeRangeName, ViewRange } from './view-range'
export {
  isSameView,
  openingDateOf,
  readSavedViewSettings,
  writeSavedViewSettings,
} from './view-settings'
export type { SavedViewSettings, ViewContent } from './view-settings'
