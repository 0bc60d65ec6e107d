import type { CivilDate, DateRange } from '@throughline/domain/calendar-dates'
import { savedViewNameProblem } from '@throughline/domain/saved-views'
import type { RelativeRangeName, SavedView, ViewRange } from '@throughline/domain/saved-views'
import type { SavedViewsLabels } from './saved-views.labels'

/** Values of a view that a user saves. */
export interface SaveViewValues {
  readonly name: string
  readonly range: ViewRange
  readonly isShared: boolean
  readonly isDefault: boolean
}

/** State of the form; it retains both kinds of dates while the user chooses between them. */
export interface SaveViewDraft extends Omit<SaveViewValues, 'range'> {
  readonly rangeKind: ViewRange['kind']
  readonly relativeName: RelativeRangeName
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
  readonly areDatesValid: boolean
}

/**
 * Returns the initial form: the visible days, as a period that moves with today if one has the same
 * days.
 */
export function draftOf(
  name: string,
  days: DateRange,
  relativeNames: readonly RelativeRangeName[],
): SaveViewDraft {
  const [relativeName] = relativeNames
  return {
    name,
    isShared: false,
    isDefault: false,
    rangeKind: relativeName === undefined ? 'fixed' : 'relative',
    relativeName: relativeName ?? 'this-month',
    startDate: days.start,
    endDate: days.end,
    areDatesValid: true,
  }
}

/** Errors of a form, by field. */
export interface SaveViewErrors {
  readonly name?: string
  readonly dates?: string
}

/** Checks a form; a form without errors has values. */
export function errorsOf(
  draft: SaveViewDraft,
  ownViews: readonly Pick<SavedView, 'name'>[],
  labels: SavedViewsLabels,
): SaveViewErrors {
  const problem = savedViewNameProblem(draft.name, ownViews)
  const name = {
    empty: labels.nameRequired,
    'too-long': labels.nameTooLong,
    taken: labels.nameUsed,
  }
  return {
    ...(problem !== null && { name: name[problem] }),
    ...(draft.rangeKind === 'fixed' && rangeOf(draft) === null
      ? { dates: labels.fixedRangeRequired }
      : null),
  }
}

/** The values of a form; null while its dates are not complete. */
export function valuesOf(draft: SaveViewDraft): SaveViewValues | null {
  const range = rangeOf(draft)
  const { name, isShared, isDefault } = draft
  return range === null ? null : { name: name.trim(), range, isShared, isDefault }
}

function rangeOf(draft: SaveViewDraft): ViewRange | null {
  const { rangeKind, relativeName, startDate, endDate, areDatesValid } = draft
  if (rangeKind === 'relative') return { kind: 'relative', name: relativeName }
  return startDate === null || endDate === null || !areDatesValid
    ? null
    : { kind: 'fixed', startDate, endDate }
}
