import type { TacticDates } from '@throughline/domain/tactics'
import type { HostItemAction, OutsideDrop } from '@throughline/planner-views/calendar-item'
import { parkingLotPixels } from '@throughline/planner-views/parking-lot'
import { useMemo, useState } from 'react'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'

/**
 * Additions of the parking lot to its calendar, once its code is loaded. Pass the same object on
 * every render.
 */
export interface ParkingLink {
  readonly itemActions: readonly HostItemAction[]
  readonly outsideDrop: OutsideDrop
}

/** State that the view of a plan shares with the parking lot below it. */
export interface ParkingLotState {
  readonly isOpen: boolean
  /** Height of the parking lot, in pixels. */
  readonly heightPixels: number
  readonly onOpenChange: (change: { readonly isOpen: boolean }) => void
  readonly onLink: (link: ParkingLink | null) => void
  readonly onMark: (dates: TacticDates | null) => void
}

/**
 * Returns the state of a parking lot and its props for the calendar. The browser stores whether it
 * is open.
 */
export function useParkingLot(): {
  readonly state: ParkingLotState
  /** Props of the calendar. */
  readonly intents: Partial<ParkingLink>
  /** Dates that a dragged item would get at its current position. */
  readonly markedDates: TacticDates | null
} {
  const preferences = useStoredPreferences(createCalendarPreferences)
  const [isOpen, setIsOpen] = useState(preferences.isParkingLotOpen)
  const [link, setLink] = useState<ParkingLink | null>(null)
  const [markedDates, setMarkedDates] = useState<TacticDates | null>(null)
  const state = useMemo(
    () => ({
      isOpen,
      heightPixels: parkingLotPixels(isOpen),
      onOpenChange: (change: { readonly isOpen: boolean }) => {
        preferences.setParkingLotOpen(change.isOpen)
        setIsOpen(change.isOpen)
      },
      onLink: setLink,
      onMark: setMarkedDates,
    }),
    [isOpen, preferences],
  )
  return { state, intents: link ?? nothing, markedDates }
}

const nothing: Partial<ParkingLink> = {}
