import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import type { MenuEntry } from '@throughline/ui/Menu'
import type { Density } from '@throughline/ui/theme'
import { FileImage, FileText } from 'lucide-react'

/** Views between which the header of a calendar switches. */
export const calendarViews = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
  { view: 'flow', label: 'Flow' },
] as const

/** Entry that exports the visible content to a file. */
export const exportEntry: MenuEntry = {
  id: 'export',
  label: 'Export',
  items: [
    { id: 'png', label: 'PNG image', icon: FileImage },
    { id: 'pdf', label: 'PDF', icon: FileText },
  ],
}

/** Returns the entry for the density. */
export function densityEntry(density: Density): MenuEntry {
  return {
    id: 'density',
    label: 'Density',
    items: [
      { id: 'comfortable', label: 'Comfortable', isChecked: density === 'comfortable' },
      { id: 'compact', label: 'Compact', isChecked: density === 'compact' },
    ],
  }
}

/** Returns the entry for the marks of channels on bars. */
export function channelMarksEntry(hasChannelMarks: boolean): MenuEntry {
  return { id: 'channel-marks', label: 'Channel marks', isChecked: hasChannelMarks }
}

/** Returns the entry for the first day of the week. */
export function weekStartEntry({
  weekStartDay,
  canChangeWeekStart,
}: {
  readonly weekStartDay: WeekStartDay
  readonly canChangeWeekStart: boolean
}): MenuEntry {
  const locked = canChangeWeekStart
    ? null
    : { isDisabled: true, description: 'Only plan admins can change it' }
  return {
    id: 'week-start',
    label: 'Week starts on',
    items: [
      { id: 'sunday', label: 'Sunday', isChecked: weekStartDay === 'sunday', ...locked },
      { id: 'monday', label: 'Monday', isChecked: weekStartDay === 'monday', ...locked },
    ],
  }
}
