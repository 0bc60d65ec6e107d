import { Button } from '@throughline/ui/Button'
import { Popover } from '@throughline/ui/Popover'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { PopoverBody } from './AddPopover.styles'

interface AddPopoverProps {
  /** On the button. */
  text: string
  /** Names the button and its popover. */
  label: string
  /** Content of the popover; `close` returns the focus to the button. */
  children: (popover: { close: () => void }) => ReactNode
}

/** A button that opens a small task beside it. */
export function AddPopover({ text, label, children }: AddPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        ref={buttonRef}
        variant="ghost"
        size="small"
        icon={Plus}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {text}
      </Button>
      <Popover isOpen={isOpen} anchor={buttonRef} label={label} onClose={close}>
        <PopoverBody>{isOpen ? children({ close }) : null}</PopoverBody>
      </Popover>
    </>
  )
}
