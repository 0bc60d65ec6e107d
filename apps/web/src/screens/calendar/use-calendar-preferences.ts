import { usualOverstoryPixels } from '@throughline/planner-views/overstory'
import type { Density } from '@throughline/ui/theme'
import { useState, useSyncExternalStore } from 'react'
import { applyDensity, subscribeToLook } from '../../preferences/theme'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { usePreferences, useStoredPreferences } from '../../preferences/preferences-context'
import type { GridViewName } from '../../plan'
import { isRoomScarce } from './use-overstory-memory'

/** Default height of the overstory if its sections are closed at first, in pixels. */
const SCARCE_OVERSTORY_PIXELS = 100

/** Returns the user's density and stores its changes. */
export function useDensityChoice() {
  const preferences = usePreferences()
  const density = useSyncExternalStore(subscribeToLook, preferences.density)
  return {
    density,
    onDensityChange: (change: { readonly density: Density }) => {
      preferences.setDensity(change.density)
      applyDensity(change.density)
    },
  }
}

/** Returns whether bars show the marks of their channels, and stores changes of that. */
export function useChannelMarksChoice() {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const [hasChannelMarks, setHasChannelMarks] = useState(preferences.hasChannelMarks)
  return {
    hasChannelMarks,
    onChannelMarksChange: (change: { readonly hasChannelMarks: boolean }) => {
      preferences.setChannelMarks(change.hasChannelMarks)
      setHasChannelMarks(change.hasChannelMarks)
    },
  }
}

/**
 * Returns the user's preferences for calendars, and stores their changes.
 *
 * @param maxTopPixels maximum height of the content above the calendar
 */
export function useCalendarPreferences(view: GridViewName, maxTopPixels: number) {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const [laneMode, setLaneMode] = useState(preferences.monthLaneMode)
  const { density, onDensityChange } = useDensityChoice()
  const [isAllDayRowOpen, setAllDayRowOpen] = useState(preferences.isAllDayRowOpen)
  return {
    laneMode,
    density,
    isAllDayRowOpen,
    /** Last height of the content above the month. */
    monthTopPixels: preferences.calendarTopPixels('month') ?? 0,
    /** Height to reserve above the calendar until its overstory has loaded. */
    reservedTopPixels:
      preferences.calendarTopPixels(view) ??
      Math.min(
        isRoomScarce() ? SCARCE_OVERSTORY_PIXELS : usualOverstoryPixels(density),
        maxTopPixels,
      ),
    onLaneModeChange: ({ mode }: { readonly mode: 'all' | 'fit' }) => {
      preferences.setMonthLaneMode(mode)
      setLaneMode(mode)
    },
    onDensityChange,
    onAllDayRowToggle: ({ isOpen }: { readonly isOpen: boolean }) => {
      preferences.setAllDayRowOpen(isOpen)
      setAllDayRowOpen(isOpen)
    },
    onTopHeight: ({ heightPixels }: { readonly heightPixels: number }) => {
      preferences.setCalendarTopPixels(view, heightPixels)
    },
  }
}
