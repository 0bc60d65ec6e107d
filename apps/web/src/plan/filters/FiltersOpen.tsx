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

/** Whether the filters of a plan are on show, and what changes that. */
export interface FiltersOpen {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** The button that opens them. It gets the focus when the last chip of a filter is removed. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

const FiltersOpenContext = createContext<FiltersOpen | null>(null)

export interface FiltersOpenProviderProps {
  /** They were opened; runs once they are on show. */
  readonly onOpen: () => void
  readonly children: ReactNode
}

/**
 * Holds whether the filters are open, apart from the calendars: opening them draws
 * their button and their sidebar, and nothing else.
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

/** Whether the filters around are open. */
export function useFiltersOpen(): FiltersOpen {
  return useRequired(
    FiltersOpenContext,
    'Nothing holds whether filters are open: put FiltersOpenProvider around it.',
  )
}
