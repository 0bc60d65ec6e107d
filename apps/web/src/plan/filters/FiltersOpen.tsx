import {
  createContext,
  startTransition,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useRequired } from '../../platform/use-required'

/** Whether the filters of a plan are open, and the function that opens or closes them. */
export interface FiltersOpen {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /**
   * Button that opens the filters. It takes the focus when the user removes the last chip of a
   * filter.
   */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

const FiltersOpenContext = createContext<FiltersOpen | null>(null)

export interface FiltersOpenProviderProps {
  /** Runs once the opened filters are visible. */
  readonly onOpen: () => void
  readonly children: ReactNode
}

/**
 * Stores whether the filters are open, separately from the calendars: opening them renders only
 * their button and their sidebar.
 */
export function FiltersOpenProvider({ onOpen, children }: FiltersOpenProviderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const value = useMemo(
    () => ({
      isOpen,
      buttonRef,
      setOpen: (next: boolean) => {
        setIsOpen(next)
        if (next) startTransition(onOpen)
      },
    }),
    [isOpen, onOpen],
  )
  return <FiltersOpenContext value={value}>{children}</FiltersOpenContext>
}

/** Returns whether the surrounding filters are open, and their setter. */
export function useFiltersOpen(): FiltersOpen {
  return useRequired(
    FiltersOpenContext,
    'Nothing holds whether filters are open: put FiltersOpenProvider around it.',
  )
}
