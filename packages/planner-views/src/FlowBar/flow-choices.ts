import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import { FLOW_GROUPINGS, FLOW_ZOOMS } from '@throughline/domain/flow'
import type { FlowColouring, FlowGrouping, FlowZoom } from '@throughline/domain/flow'
import type { MenuGroup } from '@throughline/ui/Menu'

import type { FlowBarProps } from './FlowBar.types'
import type { FlowBarLabels } from './FlowBar.labels'

const weekStarts = ['sunday', 'monday'] as const

type Choices = Pick<FlowBarProps, 'zoom' | 'grouping' | 'colouring' | 'weekStartDay'> & {
  readonly canChangeWeekStart: boolean
  readonly labels: FlowBarLabels
}

/** Something that was chosen in a menu of a flow. */
export type FlowChoice =
  | { readonly kind: 'zoom'; readonly value: FlowZoom }
  | { readonly kind: 'grouping'; readonly value: FlowGrouping }
  | { readonly kind: 'colouring'; readonly value: FlowColouring }
  | { readonly kind: 'week-start'; readonly value: WeekStartDay }

/** Returns the choice of an entry by its id; null for any other id. */
export function choiceOf(id: string): FlowChoice | null {
  const [kind, name] = id.split(':')
  const zoom = FLOW_ZOOMS.find((value) => value === name)
  const group = FLOW_GROUPINGS.find((value) => value === name)
  const weekStart = weekStarts.find((value) => value === name)
  if (kind === 'zoom' && zoom !== undefined) return { kind, value: zoom }
  if (kind === 'grouping' && group !== undefined) return { kind, value: group }
  if (kind === 'colouring' && group !== undefined) return { kind, value: group }
  return kind === 'week-start' && weekStart !== undefined ? { kind, value: weekStart } : null
}

/** Returns the menu of zooms. */
export function zoomEntry({ zoom, labels }: Choices): MenuGroup {
  return group('zoom', labels.zoom, FLOW_ZOOMS, zoom, labels.zooms)
}

/** Returns the menu of groupings, which determine the sections of a flow. */
export function groupingEntry({ grouping, labels }: Choices): MenuGroup {
  return group('grouping', labels.groupBy, FLOW_GROUPINGS, grouping, labels.groupings)
}

/** Returns the menu of groupings that determine the colors of a flow. */
export function colouringEntry({ colouring, labels }: Choices): MenuGroup {
  return group('colouring', labels.colorBy, FLOW_GROUPINGS, colouring, labels.groupings)
}

/** Returns the menu of the first day of the week; a locked one says why. */
export function weekStartEntry({ weekStartDay, canChangeWeekStart, labels }: Choices): MenuGroup {
  const { weekStart, weekDays, weekStartLocked } = labels
  const lockedText = canChangeWeekStart ? null : weekStartLocked
  return group('week-start', weekStart, weekStarts, weekStartDay, weekDays, lockedText)
}

function group<Value extends string>(
  kind: FlowChoice['kind'],
  label: string,
  values: readonly Value[],
  chosen: Value,
  names: Readonly<Record<Value, string>>,
  /** Why none of them can be chosen. */
  lockedText: string | null = null,
): MenuGroup {
  return {
    id: kind,
    label,
    items: values.map((value) => ({
      id: `${kind}:${value}`,
      label: names[value],
      isChecked: value === chosen,
      ...(lockedText === null ? null : { isDisabled: true, description: lockedText }),
    })),
  }
}
