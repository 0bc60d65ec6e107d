import type { TacticDates } from '@throughline/domain/tactics'
import type { HostItemAction, OutsideDrop } from '@throughline/planner-views/calendar-item'
import { parkingLotPixels } from '@throughline/planner-views/parking-lot'
import { useMemo, useState } from 'react'
import { createCalendarPreferences } from '../../preferences/calendar-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'

/** What a parking lot adds to its calendar, once its code is there. Keep the object. */
export interface ParkingLink {
  readonly itemActions: readonly HostItemAction[]
  readonly outsideDrop: OutsideDrop
}

/** What the view of a plan and the parking lot at its foot share. */
export interface ParkingLotState {
  readonly isOpen: boolean
  /** The height that it takes, in pixels. */
  readonly heightPixels: number
  readonly onOpenChange: (change: { readonly isOpen: boolean }) => void
  readonly onLink: (link: ParkingLink | null) => void
  readonly onMark: (dates: TacticDates | null) => void
}

/** The state of a parking lot, which the browser remembers in part, and what its calendar needs of it. */
export function useParkingLot(): {
  readonly state: ParkingLotState
  /** Props of the calendar. */
  readonly intents: Partial<ParkingLink>
  /** The dates that a dragged item would get where it is. */
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
  return { state, intents: link ?? NOTHING, markedDates }
}

const NOTHING: Partial<ParkingLink> = {}
